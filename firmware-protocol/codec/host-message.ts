/** A `marked` light is steady in a colour of its own. */
export type Light = 'dark' | 'steady' | 'blinking' | 'marked';

/** The form is `#rrggbb`. */
export type Colour = string;

export interface LightStyle {
  readonly steady: Colour;
  readonly blinking: Colour;
  readonly marked: Colour;
  /** The range is 0 to 255. */
  readonly brightness: number;
  readonly limitMa: number;
}

export interface Hello {
  readonly kind: 'hello';
  readonly major: number;
  readonly minor: number;
}
export interface AskSnapshot {
  readonly kind: 'askSnapshot';
}
export interface Ping {
  readonly kind: 'ping';
  /** Acknowledges all changes up to this event; absent in a ping to a box of 1.0. */
  readonly had?: { readonly boot: number; readonly event: number };
}
export interface SetDebounce {
  readonly kind: 'setDebounce';
  readonly ms: number;
}
export interface SetLights {
  readonly kind: 'setLights';
  readonly lights: readonly Light[];
}
export interface SetSomeLights {
  readonly kind: 'setSomeLights';
  readonly first: number;
  readonly lights: readonly Light[];
}
export interface SetStyle extends LightStyle {
  readonly kind: 'setStyle';
}
export interface AskKept {
  readonly kind: 'askKept';
  readonly boot: number;
  /** The number of the last change that the host has. */
  readonly after: number;
  readonly most: number;
}
export interface AskLevels {
  readonly kind: 'askLevels';
  readonly first: number;
  readonly most: number;
}
export interface AskSelfTest {
  readonly kind: 'askSelfTest';
}
export interface Calibrate {
  readonly kind: 'calibrate';
  /** The present readings become the levels of empty or full squares, or the factory values return. */
  readonly to: 'empty' | 'full' | 'factory';
}
export interface SetName {
  readonly kind: 'setName';
  readonly name: string;
}
export interface AskAbout {
  readonly kind: 'askAbout';
}
export interface AskCounters {
  readonly kind: 'askCounters';
}
export interface ShowYourself {
  readonly kind: 'showYourself';
  readonly seconds: number;
}
export interface EnterUpdate {
  readonly kind: 'enterUpdate';
}

export type HostMessage =
  | Hello
  | AskSnapshot
  | Ping
  | SetDebounce
  | SetLights
  | SetSomeLights
  | SetStyle
  | AskKept
  | AskLevels
  | AskSelfTest
  | Calibrate
  | SetName
  | AskAbout
  | AskCounters
  | ShowYourself
  | EnterUpdate;
