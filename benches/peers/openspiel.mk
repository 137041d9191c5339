# Builds the part of OpenSpiel's C++ core that two games need, and openspiel.cc with it, with OpenSpiel's own
# release flags. The package's full build takes half an hour on two cores because it compiles every game and
# algorithm; this compiles the same files with the same flags where they are used, in about a minute.
#
#   make -f openspiel.mk SRC=<unpacked open_spiel source package> OUT=<build folder> HARNESS=<openspiel.cc>
CXX      := g++
CXXFLAGS := -std=gnu++20 -O3 -DNDEBUG -fPIC -w
INCLUDES := -I$(SRC) -I$(SRC)/open_spiel/abseil-cpp -I$(SRC)/open_spiel/json/include

CORE  := game_parameters observer spiel spiel_utils utils/status utils/usage_logging
GAMES := games/tic_tac_toe/tic_tac_toe games/connect_four/connect_four

# Abseil comes with the package. These of its folders are used; as an archive, so the linker takes what it needs.
ABSL_DIRS := base container debugging hash numeric strings synchronization time
ABSL := $(shell cd $(SRC)/open_spiel && find $(ABSL_DIRS:%=abseil-cpp/absl/%) -name '*.cc' \
          | grep -vE 'test|benchmark|mock|cord|print_hash_of' | sed 's/\.cc$$//')

object = $(patsubst %,$(OUT)/%.o,$(1))

# A game registers itself from a static object nobody refers to, so games are linked as objects, not from an archive.
$(OUT)/openspiel: $(OUT)/harness.o $(call object,$(GAMES) $(CORE)) $(OUT)/libabsl.a
	$(CXX) -o $@ $^ -lpthread

$(OUT)/harness.o: $(HARNESS)
	@mkdir -p $(@D)
	$(CXX) $(CXXFLAGS) $(INCLUDES) -c $< -o $@

$(OUT)/libabsl.a: $(call object,$(ABSL))
	ar rcs $@ $^

$(OUT)/%.o: $(SRC)/open_spiel/%.cc
	@mkdir -p $(@D)
	$(CXX) $(CXXFLAGS) $(INCLUDES) -c $< -o $@
