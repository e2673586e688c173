import {
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Turn } from '#renderer/space/index.ts';
import { openStage, pixelRatio } from '#renderer/space/stage.ts';
import { paintAtlas } from './atlas.ts';
import { inkBytes, pegs, smallFaces, strips, type Instances, type Seen, type Turning } from './instances.ts';
import type { Look } from './look.ts';
import * as shaders from './shaders.ts';
import { peg, pegRadius, plate, smallFace, strip, type Shape } from './shapes.ts';
import { cameraOf, distance, scaleFor } from './sight.ts';
import { smoothDrawing } from './smooth.ts';
import { axisOf, dot, half, type Vector } from './spots.ts';
import { quarterBelow, type Offset, type Sticker } from './stickers.ts';
import { stripsOf } from './strips.ts';

/** The scene draws on request, and once more when the motion has come to rest. */
export interface CubeScene {
  resize(width: number, height: number): void;
  wear(look: Look): void;
  show(stickers: readonly Sticker[], layer: number | undefined): void;
  draw(turn: Turn, offset: Offset | undefined): void;
  dispose(): void;
}

const axes: readonly Vector[] = [1, -1].flatMap((sign): readonly Vector[] => [
  [sign, 0, 0],
  [0, sign, 0],
  [0, 0, sign],
]);
/** Pegs stand out, so pegs on a face that is turned away by up to this cosine may show behind its edge. */
const leastSeen = -0.42;

/** Returns undefined without WebGL. */
export function createScene(canvas: HTMLCanvasElement): CubeScene | undefined {
  const stage = openStage(canvas, false);
  if (stage === undefined) return undefined;
  const drawing = smoothDrawing(stage);
  const atlas = new OffscreenCanvas(1, 1);
  const texture = stage.texture(atlas);
  const shared = {
    turnAxis: { value: new Vector3(1, 0, 0) },
    turnAngle: { value: 0 },
    share: { value: 0 },
    shaded: { value: 1 },
    body: { value: new Vector3() },
    bodyLight: { value: new Vector3() },
    seam: { value: new Vector3() },
    plateHalf: { value: plate.half },
    prints: { value: texture },
  };
  const material = (vertexShader: string, fragmentShader: string) =>
    new ShaderMaterial({ vertexShader, fragmentShader, uniforms: shared });
  const pegMaterial = material(
    shaders.pegVertex.replace('PEG_WIDTH', (2 * pegRadius).toFixed(4)),
    shaders.pegFragment,
  );
  const faceMaterial = material(
    shaders.faceVertex,
    shaders.faceFragment.replaceAll('PLATE_RADIUS', plate.radius.toFixed(4)),
  );
  // What lies higher is drawn first, so that covered pixels below it are not painted.
  const parts = {
    round: part(peg('round'), pegMaterial),
    square: part(peg('square'), pegMaterial),
    strips: part(strip(), material(shaders.stripVertex, shaders.stripFragment)),
    faces: part(smallFace(), faceMaterial),
  };
  Object.values(parts).forEach(({ mesh }, at) => {
    mesh.renderOrder = at;
  });
  const scene = new Scene().add(...Object.values(parts).map(({ mesh }) => mesh));
  const camera = new PerspectiveCamera(1, 1, distance - 2 * half, distance + 2 * half);
  let size = { width: 1, height: 1 };
  let worn: Look | undefined;
  let painted: readonly [Look, number] | undefined;
  let shown: { readonly stickers: readonly Sticker[]; readonly layer: number | undefined } | undefined;
  let ready: string | undefined;
  let last: { readonly turn: Turn; readonly isOff: boolean } | undefined;

  /** Paints pegs at their largest size on the screen, in steps of 16 pixels, so that few sizes need a new picture. */
  const paint = (look: Look) => {
    const wide = 2 * pegRadius * scaleFor(size.width, size.height) * pixelRatio() * 1.2;
    const px = Math.min(256, Math.max(48, Math.ceil(wide / 16) * 16));
    if (painted?.[0] === look && painted[1] === px) return;
    paintAtlas(atlas, look, px);
    // A texture cannot change its size, so it is made anew.
    texture.dispose();
    texture.needsUpdate = true;
    painted = [look, px];
  };
  const fill = (turning: Turning | undefined, seen: Seen) => {
    const inWords = [turning?.layer, turning?.quarter, ...axes.map((axis) => seen(axis))].join();
    if (worn === undefined || shown === undefined || ready === inWords) return;
    ready = inWords;
    const { stickers, layer } = shown;
    parts.faces.fill(smallFaces(turning, seen));
    parts.round.fill(pegs(stickers, 'round', worn, turning, seen));
    parts.square.fill(pegs(stickers, 'square', worn, turning, seen));
    parts.strips.fill(strips(stripsOf(stickers, layer), worn, turning));
  };

  return {
    resize(width, height) {
      size = { width, height };
      stage.resize(width, height);
    },
    wear(look) {
      worn = look;
      shared.shaded.value = look.outlined ? 0 : 1;
      shared.plateHalf.value = look.outlined ? plate.halfOutlined : plate.half;
      for (const name of ['body', 'bodyLight', 'seam'] as const)
        shared[name].value.fromArray([...inkBytes(look[name])]);
      ready = undefined;
    },
    show(stickers, layer) {
      shown = { stickers, layer };
      ready = undefined;
    },
    draw(turn, offset) {
      if (worn === undefined) return;
      paint(worn);
      const quarter = offset === undefined ? 0 : quarterBelow(offset);
      const { towards } = cameraOf(turn);
      fill(offset && { layer: offset.layer, quarter }, (normal) => dot(normal, towards) > leastSeen);
      if (offset !== undefined) shared.turnAxis.value.fromArray([...axisOf(offset.layer)]);
      shared.turnAngle.value = ((offset?.degrees ?? 0) * Math.PI) / 180;
      shared.share.value = (offset?.degrees ?? 0) / 90 - quarter;
      aim(camera, turn, size);
      const isMoving = offset !== undefined || (last !== undefined && (last.isOff || last.turn !== turn));
      last = { turn, isOff: offset !== undefined };
      drawing.draw(scene, camera, isMoving);
    },
    dispose() {
      for (const { mesh } of Object.values(parts)) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
      texture.dispose();
      drawing.dispose();
      stage.dispose();
    },
  };
}

function aim(
  camera: PerspectiveCamera,
  turn: Turn,
  { width, height }: { width: number; height: number },
): void {
  const { towards } = cameraOf(turn);
  camera.position.fromArray([...towards]).multiplyScalar(distance);
  camera.lookAt(0, 0, 0);
  camera.fov = (2 * Math.atan(height / 2 / scaleFor(width, height) / distance) * 180) / Math.PI;
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
}

function part(shape: Shape, material: ShaderMaterial) {
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  // Only the shader knows where the mesh is drawn, so three.js cannot cull it.
  mesh.frustumCulled = false;
  return {
    mesh,
    fill({ count, attributes }: Instances) {
      const geometry = new InstancedBufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(shape.positions, 3));
      geometry.setAttribute('normal', new Float32BufferAttribute(shape.normals, 3));
      geometry.setAttribute('part', new Float32BufferAttribute(shape.parts, 1));
      geometry.setIndex([...shape.order]);
      for (const [name, { size, values }] of Object.entries(attributes))
        geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
      geometry.instanceCount = count;
      mesh.geometry.dispose();
      mesh.geometry = geometry;
      mesh.visible = count > 0;
    },
  };
}
