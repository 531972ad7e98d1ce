import { PictureScene } from '../../../scene/picture/pictureScene';
import type { SceneLook } from '../../../scene/sceneLook';

/** How long a scene is kept for the next picture, because software rendering takes seconds to prepare one. */
const KEPT_MS = 60_000;

interface KeptScene {
  readonly key: string;
  readonly scene: PictureScene;
}

/** Caches the scene of the last picture, for one picture or film at a time. */
export class PictureScenes {
  private kept: KeptScene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs work with a scene of that look. A scene that failed is not reused. */
  async use<Value>(
    look: SceneLook,
    backdrop: 'studio' | 'none',
    work: (scene: PictureScene) => Promise<Value>,
  ): Promise<Value> {
    clearTimeout(this.timer);
    const key = JSON.stringify([look, backdrop]);
    if (this.kept?.key !== key) this.dispose();
    try {
      this.kept ??= { key, scene: await readyScene(look, backdrop) };
      const value = await work(this.kept.scene);
      this.timer = setTimeout(() => this.dispose(), KEPT_MS);
      return value;
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.kept?.scene.dispose();
    this.kept = null;
  }
}

async function readyScene(look: SceneLook, backdrop: 'studio' | 'none'): Promise<PictureScene> {
  const scene = new PictureScene(look, backdrop);
  try {
    await scene.loadFonts();
    return scene;
  } catch (error) {
    scene.dispose();
    throw error;
  }
}
