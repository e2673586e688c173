/** A turning layer changes only uniforms. Colours are page bytes, not linear light, so that they equal the tokens. */
const turning = /* glsl */ `
  /** Of the layer that turns: about which axis, and how far in radians. */
  uniform vec3 turnAxis;
  uniform float turnAngle;
  attribute float moving;

  vec3 turned(vec3 v) {
    float angle = turnAngle * moving;
    float c = cos(angle);
    float s = sin(angle);
    return v * c + cross(turnAxis, v) * s + turnAxis * dot(turnAxis, v) * (1.0 - c);
  }
`;

/** Light goes from 0 (shade) to 1.35; the lamp is at the upper left and lights nearer things more. */
const lighting = /* glsl */ `
  uniform float shaded;

  float lit(vec3 normal, vec3 at) {
    vec3 n = (viewMatrix * vec4(normalize(normal), 0.0)).xyz;
    vec3 p = (viewMatrix * vec4(at, 0.0)).xyz;
    vec3 lamp = vec3(-0.35, 0.78, 0.52);
    float light = (dot(n, lamp) + 0.3) / 1.25 + dot(p, lamp) * 0.09;
    return mix(1.0, clamp(light, 0.0, 1.35), shaded);
  }
`;

const plainFragment = /* glsl */ `
  varying vec3 ink;
  void main() { gl_FragColor = vec4(ink, 1.0); }
`;

/** A thing on a place is first turned in its hole, then with its layer. */
const onPlace = /* glsl */ `
  /** How far the layer is from one quarter to the next, 0 to 1. */
  uniform float share;
  attribute vec3 centre;
  attribute vec3 rightwards;
  attribute vec3 upwards;
  /** In radians, at one quarter and at the next. */
  attribute vec2 spins;

  mat3 frame() {
    float angle = mix(spins.x, spins.y, share);
    vec3 r = rightwards * cos(angle) + upwards * sin(angle);
    vec3 u = upwards * cos(angle) - rightwards * sin(angle);
    return mat3(r, u, cross(rightwards, upwards));
  }
`;

export const faceVertex = /* glsl */ `
  ${turning}
  ${lighting}
  ${onPlace}
  uniform vec3 body;
  uniform vec3 bodyLight;
  varying vec3 ink;
  varying vec2 on;

  void main() {
    mat3 here = frame();
    vec3 at = turned(centre + here * position);
    ink = mix(body, bodyLight, lit(turned(here * normal), at));
    on = position.xy;
    gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
  }
`;

export const faceFragment = /* glsl */ `
  uniform vec3 seam;
  uniform float plateHalf;
  varying vec3 ink;
  varying vec2 on;

  void main() {
    vec2 past = abs(on) - (plateHalf - PLATE_RADIUS);
    float off = length(max(past, 0.0)) + min(max(past.x, past.y), 0.0) - PLATE_RADIUS;
    gl_FragColor = vec4(mix(ink, seam, clamp(off / fwidth(off) + 0.5, 0.0, 1.0)), 1.0);
  }
`;

export const pegVertex = /* glsl */ `
  ${turning}
  ${lighting}
  ${onPlace}
  attribute float part;
  attribute vec4 printed;
  attribute vec3 edge;
  varying vec3 ink;
  varying vec2 from;
  varying float top;
  varying float light;

  void main() {
    mat3 here = frame();
    vec3 at = turned(centre + here * position);
    light = mix(0.86, 1.0, min(1.0, lit(turned(here * normal), at)));
    ink = edge * mix(1.0, light, shaded);
    top = part;
    from = printed.xy + printed.zw * (position.xy / PEG_WIDTH + 0.5);
    gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
  }
`;

export const pegFragment = /* glsl */ `
  uniform sampler2D prints;
  varying vec3 ink;
  varying vec2 from;
  varying float top;
  varying float light;

  void main() {
    vec3 shown = texture2D(prints, from).rgb * light;
    gl_FragColor = vec4(top > 0.5 ? shown : ink, 1.0);
  }
`;

export const stripVertex = /* glsl */ `
  ${turning}
  ${onPlace}
  /** Middle on the place, width and height. */
  attribute vec4 box;
  /** How it is turned on its place, in radians, and how high it lies. */
  attribute vec2 laid;
  attribute vec3 colour;
  varying vec3 ink;

  void main() {
    float c = cos(laid.x);
    float s = sin(laid.x);
    vec2 p = position.xy * box.zw;
    vec3 flat_at = vec3(box.xy + vec2(p.x * c - p.y * s, p.x * s + p.y * c), laid.y);
    ink = colour;
    gl_Position = projectionMatrix * viewMatrix * vec4(turned(centre + frame() * flat_at), 1.0);
  }
`;

export const stripFragment = plainFragment;
