// The pieces: what each kind looks like. A colour and a symbol each, so that neither is needed alone.
import chest from "virtual:icon/locked-chest";
import clear from "virtual:icon/cut-diamond";
import blue from "virtual:icon/crystal-growth";
import dragon from "virtual:icon/spiked-dragon-head";
import goblin from "virtual:icon/goblin-head";
import gold from "virtual:icon/two-coins";
import key from "virtual:icon/key";
import pillar from "virtual:icon/ionic-column";
import pink from "virtual:icon/rupee";
import potion from "virtual:icon/health-potion";
import relic from "virtual:icon/rune-stone";
import shield from "virtual:icon/magic-shield";
import staircase from "virtual:icon/stairs";
import troll from "virtual:icon/troll";
import type { Kind } from "./kinds";

export * from "./kinds";

interface Look {
  /** The colour of the cube. */
  colour: string;
  /** The colour of its symbol. */
  ink: string;
  icon: string;
}

export const LOOKS: Record<Kind, Look> = {
  gold: { colour: "#e5bd3c", ink: "#4a3500", icon: gold },
  key: { colour: "#a9743c", ink: "#fff3dd", icon: key },
  chest: { colour: "#a9743c", ink: "#fff3dd", icon: chest },
  clear: { colour: "#e3f1f2", ink: "#2d5a63", icon: clear },
  pink: { colour: "#ea86b2", ink: "#54122f", icon: pink },
  blue: { colour: "#4c8fd6", ink: "#06203c", icon: blue },
  potion: { colour: "#c53b4b", ink: "#ffe9ea", icon: potion },
  shield: { colour: "#31a39a", ink: "#03302c", icon: shield },
  relic: { colour: "#8f63c9", ink: "#f7efff", icon: relic },
  goblin: { colour: "#6fa544", ink: "#122703", icon: goblin },
  troll: { colour: "#35603c", ink: "#e4f5df", icon: troll },
  dragon: { colour: "#7d1420", ink: "#ffd9a8", icon: dragon },
  pillar: { colour: "#8b8695", ink: "#17141d", icon: pillar },
  staircase: { colour: "#2c2733", ink: "#f0e8ff", icon: staircase },
};

/** A colour and a shape for each seat. */
export const SEATS = ["#c8503c", "#2f7fbf", "#3f9152", "#8a5bb5"] as const;
