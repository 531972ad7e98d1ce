import { memo } from 'preact/compat';
import { WALK_SPEEDS, type WalkOptions, type WalkSpeed } from '../../../contract/window/settings';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { speedText } from '../../playback/speed';
import type { Dispatch } from '../../state/action';
import { CommandButton } from '../window/commandButton';
import { Select } from '../window/form';
import { Icon } from '../window/icons';

interface PaceProps {
  readonly dispatch: Dispatch;
  readonly speed: WalkSpeed;
}

type IconName = Parameters<typeof Icon>[0]['name'];

const MARKS: readonly (readonly [command: string, icon: IconName, title: TextKey])[] = [
  ['replay', 'replay', 'walkPanel.replay'],
  ['previousMarker', 'previousMark', 'walkPanel.previousMarker'],
  ['stepBack', 'stepBack', 'walkPanel.stepBack'],
  ['play', 'play', 'walkPanel.play'],
  ['stepOn', 'stepOn', 'walkPanel.stepOn'],
  ['nextMarker', 'nextMark', 'walkPanel.nextMarker'],
];
const PAUSE = ['play', 'pause', 'walkPanel.pause'] as const;

const BRIEF = ['stepBack', 'play', 'stepOn'];

interface TransportProps {
  readonly isPlaying: boolean;
  /** Whether it only plays and steps. */
  readonly isBrief?: boolean;
}

export const Transport = memo(({ isBrief = false, isPlaying }: TransportProps) => (
  <div class="transport">
    {MARKS.filter(([command]) => !isBrief || BRIEF.includes(command))
      .map((mark) => (mark[0] === 'play' && isPlaying ? PAUSE : mark))
      .map(([command, icon, title]) => (
        <CommandButton
          key={command}
          id={`timeline.${command}`}
          class={command === 'play' ? 'play-button' : 'icon-button'}
          label={text(title)}
          isOff={false}
        >
          <Icon name={icon} />
        </CommandButton>
      ))}
  </div>
));

export const Pace = memo(({ dispatch, speed }: PaceProps) => {
  return (
    <div class="pace">
      <CommandButton id="timeline.slower" class="icon-button" label={text('walkPanel.slower')} isOff={false}>
        −
      </CommandButton>
      <Select
        label={text('walkPanel.speed')}
        hint={text('walkPanel.speed')}
        value={speed}
        choices={WALK_SPEEDS.map((choice) => [choice, speedText(choice)] as const)}
        onChoose={(chosen) => dispatch({ type: 'walk-speed-chosen', speed: chosen })}
      />
      <CommandButton id="timeline.faster" class="icon-button" label={text('walkPanel.faster')} isOff={false}>
        +
      </CommandButton>
    </div>
  );
});

const SWITCHES = [
  ['timeline.loop', 'isLooping', 'walkPanel.loop', 'walkPanel.loopHint'],
  ['timeline.failures', 'showsFailures', 'walkPanel.failures', 'walkPanel.failuresHint'],
  ['timeline.follow', 'followsCamera', 'walkPanel.follow', 'walkPanel.followHint'],
] as const;

export const Switches = memo(({ options }: { readonly options: WalkOptions }) => (
  <div class="switches">
    {SWITCHES.map(([id, option, label, hint]) => (
      <CommandButton
        key={id}
        id={id}
        label={text(label)}
        hint={text(hint)}
        isPressed={options[option]}
        isOff={false}
      />
    ))}
  </div>
));
