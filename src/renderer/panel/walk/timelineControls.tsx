import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { WALK_SPEEDS, type WalkOptions } from '../../../contract/window/settings';
import { text } from '../../../texts/text';
import { speedText } from '../../playback/speed';
import type { Dispatch } from '../../state/action';
import type { WalkAction } from '../../state/walk/walk';
import { Icon } from '../window/icons';
import { useHint } from '../window/keyNames';

interface ControlProps {
  readonly dispatch: Dispatch;
}

interface TimelineButtonProps {
  /** Of the command that does the same. */
  readonly command: string;
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
}

/** A button with a sign on it; its hint tells the key, too. */
const TimelineButton = ({ children, command, onClick, title, ...rest }: TimelineButtonProps) => (
  <button
    type="button"
    class={rest.class ?? 'icon-button'}
    aria-label={title}
    title={useHint(title, `timeline.${command}`)}
    onClick={onClick}
  >
    {children}
  </button>
);

type IconName = Parameters<typeof Icon>[0]['name'];

export const Transport = memo(({ dispatch, isPlaying }: ControlProps & { readonly isPlaying: boolean }) => {
  const button = (command: string, icon: IconName, title: string, action: WalkAction) => (
    <TimelineButton command={command} title={title} onClick={() => dispatch(action)}>
      <Icon name={icon} />
    </TimelineButton>
  );
  return (
    <div class="transport">
      {button('replay', 'replay', text('walkPanel.replay'), { type: 'walk-replayed' })}
      {button('previousMarker', 'previousMark', text('walkPanel.previousMarker'), {
        type: 'walk-marker-sought',
        by: -1,
      })}
      {button('stepBack', 'stepBack', text('walkPanel.stepBack'), { type: 'walk-stepped', by: -1 })}
      <TimelineButton
        command="play"
        class="play-button"
        title={text(isPlaying ? 'walkPanel.pause' : 'walkPanel.play')}
        onClick={() => dispatch({ type: 'walk-play-toggled' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </TimelineButton>
      {button('stepOn', 'stepOn', text('walkPanel.stepOn'), { type: 'walk-stepped', by: 1 })}
      {button('nextMarker', 'nextMark', text('walkPanel.nextMarker'), { type: 'walk-marker-sought', by: 1 })}
    </div>
  );
});

export const Pace = memo(({ dispatch, options }: ControlProps & { readonly options: WalkOptions }) => {
  return (
    <div class="pace">
      <TimelineButton
        command="slower"
        title={text('walkPanel.slower')}
        onClick={() => dispatch({ type: 'walk-speed-stepped', by: -1 })}
      >
        −
      </TimelineButton>
      <select
        aria-label={text('walkPanel.speed')}
        title={text('walkPanel.speed')}
        value={String(options.speed)}
        onChange={({ currentTarget }) => {
          const speed = WALK_SPEEDS[currentTarget.selectedIndex];
          if (speed !== undefined) dispatch({ type: 'walk-options-changed', change: { speed } });
        }}
      >
        {WALK_SPEEDS.map((speed) => (
          <option key={speed} value={String(speed)}>
            {speedText(speed)}
          </option>
        ))}
      </select>
      <TimelineButton
        command="faster"
        title={text('walkPanel.faster')}
        onClick={() => dispatch({ type: 'walk-speed-stepped', by: 1 })}
      >
        +
      </TimelineButton>
    </div>
  );
});

interface SwitchProps extends ControlProps {
  readonly option: 'isLooping' | 'showsFailures' | 'followsCamera';
  readonly isOn: boolean;
  /** Of the command that does the same. */
  readonly command: string;
  readonly label: string;
  readonly hint: string;
}

const Switch = ({ command, dispatch, hint, isOn, label, option }: SwitchProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    title={useHint(hint, `timeline.${command}`)}
    onClick={() => dispatch({ type: 'walk-options-changed', change: { [option]: !isOn } })}
  >
    {label}
  </button>
);

export const Switches = memo(({ dispatch, options }: ControlProps & { readonly options: WalkOptions }) => (
  <div class="switches">
    <Switch
      command="loop"
      option="isLooping"
      isOn={options.isLooping}
      label={text('walkPanel.loop')}
      hint={text('walkPanel.loopHint')}
      dispatch={dispatch}
    />
    <Switch
      command="failures"
      option="showsFailures"
      isOn={options.showsFailures}
      label={text('walkPanel.failures')}
      hint={text('walkPanel.failuresHint')}
      dispatch={dispatch}
    />
    <Switch
      command="follow"
      option="followsCamera"
      isOn={options.followsCamera}
      label={text('walkPanel.follow')}
      hint={text('walkPanel.followHint')}
      dispatch={dispatch}
    />
  </div>
));
