import {
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type Camera,
} from 'three';
import type { Stage } from '#renderer/space/stage.ts';

/** Without a graphics card, smooth edges take twice the time of everything else, so they are drawn only at rest. */
export interface SmoothDrawing {
  /** The canvas's `data-edges` says how it was drawn: `smooth` or `rough`. */
  draw(scene: Scene, camera: Camera, isMoving: boolean): void;
  dispose(): void;
}

/** A smooth drawing that takes more milliseconds than this takes too much of a frame. */
const slowFrom = 12;
/** The motion counts as over after this many milliseconds without another drawing. */
const restMs = 120;

export function smoothDrawing({ renderer }: Stage): SmoothDrawing {
  const target = new WebGLRenderTarget(1, 1, { samples: 4 });
  const copy = new ShaderMaterial({
    uniforms: { picture: { value: target.texture } },
    vertexShader: /* glsl */ `
      varying vec2 from;
      void main() { from = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
    `,
    fragmentShader: /* glsl */ `
      uniform sampler2D picture;
      varying vec2 from;
      void main() { gl_FragColor = texture2D(picture, from); }
    `,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  const sheet = new Mesh(new PlaneGeometry(2, 2), copy);
  sheet.frustumCulled = false;
  const whole = new Scene().add(sheet);
  const none = new OrthographicCamera();
  let smoothDraws = 0;
  let isSlow = true;
  let rests: ReturnType<typeof setTimeout> | undefined;

  const smooth = (scene: Scene, camera: Camera) => {
    const began = performance.now();
    const { width, height } = renderer.domElement;
    if (target.width !== width || target.height !== height) target.setSize(width, height);
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
    renderer.render(whole, none);
    renderer.domElement.dataset['edges'] = 'smooth';
    smoothDraws += 1;
    // The first smooth drawing also compiles; the second one shows the usual time.
    if (smoothDraws !== 2) return;
    const gl = renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    isSlow = performance.now() - began > slowFrom;
  };
  return {
    draw(scene, camera, isMoving) {
      clearTimeout(rests);
      if (!isMoving || !isSlow) {
        smooth(scene, camera);
        return;
      }
      renderer.render(scene, camera);
      renderer.domElement.dataset['edges'] = 'rough';
      rests = setTimeout(() => {
        smooth(scene, camera);
      }, restMs);
    },
    dispose() {
      clearTimeout(rests);
      target.dispose();
      copy.dispose();
      sheet.geometry.dispose();
    },
  };
}
