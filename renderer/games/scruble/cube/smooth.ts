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

/**
 * Smooth edges take twice the time of all the rest where a processor draws. There, what moves is drawn without, and once more
 * with them when it has come to rest; where there is a graphics card, always with them.
 */
export interface SmoothDrawing {
  /** The canvas says by `data-edges` how it was drawn: `smooth` or `rough`. */
  draw(scene: Scene, camera: Camera, isMoving: boolean): void;
  dispose(): void;
}

/** A picture that takes longer leaves too little of a frame, in milliseconds. */
const slowFrom = 12;
/** After so many milliseconds without another picture, what moved has come to rest. */
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
    // The first one has to build what all later ones use; the second tells how long one takes.
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
