// The icons of the board.
import brick from "virtual:icon/brick-wall";
import campfire from "virtual:icon/campfire";
import card from "virtual:icon/card-pick";
import swords from "virtual:icon/crossed-swords";
import crown from "virtual:icon/crown";
import skull from "virtual:icon/daemon-skull";
import footsteps from "virtual:icon/footsteps";
import cap from "virtual:icon/graduate-cap";
import temple from "virtual:icon/greek-temple";
import stun from "virtual:icon/knocked-out-stars";
import bulb from "virtual:icon/light-bulb";
import portal from "virtual:icon/magic-portal";
import swirl from "virtual:icon/magic-swirl";
import meeple from "virtual:icon/meeple";
import mask from "virtual:icon/ninja-mask";
import omega from "virtual:icon/omega";
import prayer from "virtual:icon/prayer";
import bell from "virtual:icon/ringing-bell";
import dices from "virtual:icon/rolling-dices";
import secret from "virtual:icon/secret-door";
import stairs from "virtual:icon/stairs";
import talk from "virtual:icon/conversation";
import trumpet from "virtual:icon/trumpet";
import coins from "virtual:icon/two-coins";
import trap from "virtual:icon/wolf-trap";
import door from "virtual:icon/wooden-door";

export const ICONS = { brick, campfire, card, skull, footsteps, cap, stun, bulb, portal, meeple, omega, bell, secret, stairs, trap, door, mask };
/** A symbol for each Information type, so that colour is not all. */
export const CUBES: Record<string, string> = { green: temple, red: swords, blue: prayer, yellow: coins, violet: crown };
export const TYPES: Record<string, string> = { exploration: footsteps, subterfuge: mask, magic: swirl, social: talk, notoriety: trumpet, fate: dices };
export const TONES: Record<string, string> = { exploration: "#3f8f4f", subterfuge: "#4a4a5a", magic: "#7d4aa8", social: "#c2732b", notoriety: "#b3303f", fate: "#2f6fb5" };
