import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { FlatLayout } from '../../view/board/flatLayout';
import { ghostPose, stirOf } from '../../view/board/flatWalk';
import type { SceneView } from '../../view/sceneView';
import { FlatTile } from './flatTile';

interface FlatWalkProps {
  readonly scene: ReadonlySignal<SceneView>;
  readonly phase: ReadonlySignal<number>;
}

/** The tiles that a walk tries on the board, flying or placed. */
export function FlatGhosts({ phase, rack, scene }: FlatWalkProps & Pick<FlatLayout, 'rack'>) {
  const walk = useComputed(() => scene.value.walk ?? null).value;
  if (walk === null || walk.ghosts.length === 0) return null;
  const { scale: leap, shake } = stirOf(walk.callout?.tone ?? null, phase.value);
  return (
    <div class="flat-ghosts" aria-hidden="true">
      {walk.ghosts.map((ghost, at) => {
        const { scale, x, y } = ghostPose(ghost, phase.value, rack);
        // Only the current tile, which is the last one, is rejected.
        const shift = at === walk.ghosts.length - 1 ? shake : 0;
        return (
          <FlatTile
            key={ghost.id}
            face={ghost}
            look={ghost.isLeaving ? 'ghost plain' : 'ghost placed'}
            style={{ '--x': x + shift, '--y': y, '--scale': scale * leap }}
          />
        );
      })}
    </div>
  );
}

/** A short text near a square: why a letter fails, or the word found. */
export function FlatCallout({ phase, scene }: FlatWalkProps) {
  const walk = useComputed(() => scene.value.walk ?? null).value;
  const callout = walk?.callout ?? null;
  if (callout === null) return null;
  const { col, row } = callout.middle;
  const { shake } = stirOf(callout.tone, phase.value);
  return (
    <div class={`flat-callout ${callout.tone}`} style={{ '--x': col + shake, '--y': row }} aria-hidden="true">
      {callout.text}
    </div>
  );
}
