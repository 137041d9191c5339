// Colours, shapes and symbols: everything that is told apart by colour is told apart by a shape or a symbol too.
import bane from "virtual:icon/evil-book";
import boon from "virtual:icon/sunbeams";
import boots from "virtual:icon/walking-boot";
import counterType from "virtual:icon/return-arrow";
import encounter from "virtual:icon/horned-skull";
import entrance from "virtual:icon/stairs";
import flag from "virtual:icon/flag-objective";
import glory from "virtual:icon/laurels";
import hazard from "virtual:icon/hazard-sign";
import heart from "virtual:icon/hearts";
import locked from "virtual:icon/padlock";
import magic from "virtual:icon/magic-swirl";
import melee from "virtual:icon/broadsword";
import monster from "virtual:icon/daemon-skull";
import peril from "virtual:icon/death-skull";
import pit from "virtual:icon/hole";
import portal from "virtual:icon/magic-portal";
import quest from "virtual:icon/tied-scroll";
import sewer from "virtual:icon/hole-ladder";
import speed from "virtual:icon/wingfoot";
import spikes from "virtual:icon/spikes";
import component from "virtual:icon/swap-bag";
import trap from "virtual:icon/wolf-trap";
import treasure from "virtual:icon/open-treasure-chest";
import type { FormName } from "./view";
import type { Adventure } from "./cards";

export const ICONS = {
  bane, boon, boots, component, counterType, encounter, entrance, flag, glory, hazard, heart, locked, magic, melee, monster, peril, pit, portal, quest, sewer, speed, spikes, trap, treasure,
};

export const FORM_ICONS: Record<FormName, string> = { melee, magic, speed };

export const KINDS: Record<Adventure["kind"], { icon: string; tone: string }> = {
  boon: { icon: boon, tone: "#2f6fae" },
  treasure: { icon: treasure, tone: "#8a6512" },
  bane: { icon: bane, tone: "#7a2f8f" },
  encounter: { icon: encounter, tone: "#a12c34" },
};

/** A colour for each seat; the number and the shape say the same. */
export const SEATS = ["#c8503c", "#2f7fbf", "#3f8a4f", "#8a5bb5", "#b8861b", "#4b5566"] as const;

/** The shape of each seat's token, around the middle, 11 units wide. */
export const SHAPES = [
  "M0-12a12 12 0 1 0 .01 0z",
  "M-10.5-10.5h21v21h-21z",
  "M0-14L13 10H-13z",
  "M0-14L14 0 0 14-14 0z",
  "M0-13L12.4-4 7.6 10.5H-7.6L-12.4-4z",
  "M-7-12H7L14 0 7 12H-7L-14 0z",
] as const;

export const TERRAINS: Record<string, string> = {
  arctic: "#c9dbe3", desert: "#d9c07d", forest: "#5d7f4a", mountains: "#8d8378", plains: "#a8b05a", swamp: "#6a7a5a", urban: "#a08a7a", water: "#5f8fae",
};

/** The mark of an attack type: a full disc attacks, a half one only hits back, none only defends. */
export const TYPE_MARKS = { standard: "●", counter: "◐", plain: "○" } as const;
