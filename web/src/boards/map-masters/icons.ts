// The icons of the cards.
import barrel from "virtual:icon/barrel";
import sword from "virtual:icon/broadsword";
import monster from "virtual:icon/daemon-skull";
import fairy from "virtual:icon/fairy";
import pitfall from "virtual:icon/hole";
import hourglass from "virtual:icon/hourglass";
import key from "virtual:icon/key";
import lava from "virtual:icon/lava";
import circle from "virtual:icon/magic-portal";
import padlock from "virtual:icon/padlock";
import recycling from "virtual:icon/recycle";
import rope from "virtual:icon/rope-coil";
import scissors from "virtual:icon/scissors";
import book from "virtual:icon/spell-book";
import stairs from "virtual:icon/stairs";
import scroll from "virtual:icon/tied-scroll";
import coin from "virtual:icon/two-coins";
import room from "virtual:icon/wooden-door";

export const ICONS: Record<string, string> = {
  coin, barrel, sword, rope, key, scroll, monster, padlock, pitfall, lava, circle, recycling, scissors, stairs,
  "magic-circle": circle, stairway: stairs, pit: pitfall, room, book, fairy, hourglass,
};
/** The colours of the icons on parchment; shapes tell them apart as well. */
export const COLOURS: Record<string, string> = {
  coin: "#9a6a00", barrel: "#6b4423", sword: "#3a4a63", rope: "#7a5a2e", key: "#8a6d00", scroll: "#5a3e7a", monster: "#a01f2d", padlock: "#444", pitfall: "#111",
  lava: "#c2410c", circle: "#0b6e73", recycling: "#1f6b3a", scissors: "#8b1e5b", stairs: "#30507a",
};
