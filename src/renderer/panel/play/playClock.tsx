import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { clockText } from '../../view/play/clockView';
import type { PanelProps } from '../window/panelProps';

interface PlayClockProps extends PanelProps {
  readonly player: 0 | 1;
}

/** A player's time, updated every second while it runs; nothing without a clock. */
export function PlayClock({ player, state }: PlayClockProps) {
  const clock = useComputed(() => state.value.play?.clock ?? null).value;
  const [, tick] = useState(0);
  const isRunning = clock?.running?.player === player;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clock === null) return null;
  return (
    <span class="play-clock" role="timer" aria-label={text('play.timeLeft')}>
      {clockText(clock, player, performance.now())}
    </span>
  );
}
