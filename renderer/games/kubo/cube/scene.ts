import {
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { blank, faceIn, newAtlas, paintAtlas } from './atlas.ts';
import { mix, type Look, type Rgb } from './look.ts';
import { middle, sight, type Point3, type Turn } from './projection.ts';
import { uprights, type LayerShape, type Paint, type Quad } from './shapes.ts';

/** The cube in three dimensions on a canvas. Draws when it is asked to and at no other time. */
export interface CubeScene {
  /** Size of the picture in CSS pixels. */
  resize(width: number, height: number): void;
  /** Paints the cards anew: for another theme, or when codes become readable. */
  paint(look: Look, readable: boolean): void;
  /** Puts other figures on the table. */
  show(shapes: readonly LayerShape[], look: Look): void;
  /** `scale`: pixels a cell; `at`: where the cube's middle is on the picture, in CSS pixels. */
  draw(turn: Turn, scale: number, at: { readonly x: number; readonly y: number }): void;
  /** Gives back everything that it took of the graphics card. */
  dispose(): void;
}

/** More pixels than this for one of the page show nothing more and cost four times as much at every doubling. */
const mostPixelRatio = 2;
const away = 20;

/** Undefined where there is no WebGL. */
export function createScene(canvas: HTMLCanvasElement): CubeScene | undefined {
  // Asked for here and not by the renderer, which would complain aloud where there is none.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' });
  if (context === null) return undefined;
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  renderer.setClearColor(0x000000, 0);
  const atlas = newAtlas();
  const texture = new CanvasTexture(atlas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy());
  const material = new MeshBasicMaterial({ map: texture, vertexColors: true, side: DoubleSide });
  const lineMaterial = new LineBasicMaterial();
  const mesh = new Mesh(new BufferGeometry(), material);
  const lines = new LineSegments(dotted(), lineMaterial);
  const scene = new Scene();
  scene.add(mesh, lines);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 2 * away);
  camera.up.set(0, 0, 1);
  let size = { width: 0, height: 0 };

  return {
    resize(width, height) {
      const ratio = Math.min(devicePixelRatio, mostPixelRatio);
      // A canvas that is given a size is emptied, even if it had that size already.
      if (width === size.width && height === size.height && ratio === renderer.getPixelRatio()) return;
      size = { width, height };
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
    },
    paint(look, readable) {
      paintAtlas(atlas, look, readable);
      texture.needsUpdate = true;
      lineMaterial.color.copy(colorOf(look.upright));
    },
    show(shapes, look) {
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(shapes, look);
    },
    draw(turn, scale, at) {
      const { x, y, z } = sight(turn);
      camera.position.set(middle.x - x * away, middle.y - y * away, middle.z - z * away);
      camera.lookAt(middle.x, middle.y, middle.z);
      camera.left = -at.x / scale;
      camera.right = (size.width - at.x) / scale;
      camera.top = at.y / scale;
      camera.bottom = -(size.height - at.y) / scale;
      camera.updateProjectionMatrix();
      renderer.render(scene, camera);
    },
    dispose() {
      mesh.geometry.dispose();
      lines.geometry.dispose();
      material.dispose();
      lineMaterial.dispose();
      texture.dispose();
      renderer.dispose();
      // A page has a handful of contexts: this one goes now, not when the canvas is collected.
      renderer.forceContextLoss();
    },
  };
}

/** All figures as one mesh: two triangles each, with a colour and a place on the atlas at every corner. */
function geometryOf(shapes: readonly LayerShape[], look: Look): BufferGeometry {
  const quads = shapes.flatMap(({ rim, plate, pieces }) => [
    rim,
    plate,
    ...pieces.flatMap((piece) => piece.quads),
  ]);
  const positions: number[] = [];
  const colours: number[] = [];
  const prints: number[] = [];
  const order: number[] = [];
  quads.forEach((quad, index) => {
    const { r, g, b } = colorOf(inkOf(quad.paint, look));
    for (const { x, y, z } of quad.corners) {
      positions.push(x, y, z);
      colours.push(r, g, b);
    }
    prints.push(...printOf(quad));
    order.push(...[0, 1, 2, 0, 2, 3].map((corner) => index * 4 + corner));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(prints, 2));
  geometry.setIndex(order);
  return geometry;
}

function printOf({ paint }: Quad): readonly number[] {
  const [left, bottom, right, top] = paint.kind === 'face' ? faceIn(paint.card, paint.laid) : blank;
  return [left, bottom, right, bottom, right, top, left, top];
}

/** What a figure is multiplied with: white where it is printed. */
function inkOf(paint: Paint, look: Look): Rgb {
  switch (paint.kind) {
    case 'felt':
      return look.felts[paint.colour];
    case 'felt-ink':
      return look.feltInk;
    case 'cross':
      return mix(look.feltInk, look.felts.mixed, look.outlined ? 1 : 0.6);
    case 'face':
      return [255, 255, 255];
    case 'side': {
      const { card, mark } = look.cards[paint.colour];
      const across = paint.towards === 'left' || paint.towards === 'right';
      return mix(mark, card, across ? 0.7 : 0.55);
    }
  }
}

const colorOf = ([r, g, b]: Rgb): Color => new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace);

/** The uprights as short strokes: lines of the graphics card have no dashes of their own. */
function dotted(): BufferGeometry {
  const [stroke, step] = [0.04, 0.15];
  const positions: number[] = [];
  const add = ({ x, y }: Point3, z: number) => positions.push(x, y, z, x, y, z + stroke);
  for (const [from, to] of [0, 1, 2].flatMap(uprights)) {
    for (let z = from.z + step; z < to.z - step; z += step) add(from, z);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}
