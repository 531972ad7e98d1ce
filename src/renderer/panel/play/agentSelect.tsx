import type { EngineStatus } from '../../../contract/engines/enginesApi';
import { engineAgent } from '../../../core/strategy/agentId';
import { text } from '../../../texts/text';
import { AGENT_CHOICES, atLevel, levelOf, levelsOf, plainAgent } from '../../state/play/agentChoices';
import { agentName } from '../../view/play/agentName';
import { Select } from '../window/form';

/** The available agents, as options of a list. */
export const AgentOptions = () => (
  <>
    {AGENT_CHOICES.map((choice) => (
      <option key={choice} value={choice}>
        {agentName(choice)}
      </option>
    ))}
  </>
);

/** The engines of the user, as options of a list; nothing without any. */
export const EngineOptions = ({ engines }: { readonly engines: readonly EngineStatus[] | null }) =>
  engines === null || engines.length === 0 ? null : (
    <optgroup label={text('settings.engines')}>
      {engines.map(({ entry: { id, name } }) => (
        <option key={id} value={engineAgent(id)}>
          {name}
        </option>
      ))}
    </optgroup>
  );

/** Value of the option of such a list that leads to the settings. */
export const ADD_ENGINE = 'add-engine';

interface LevelSelectProps {
  /** The id. */
  readonly agent: string;
  readonly label: string;
  readonly onChange: (agent: string) => void;
}

/** The level of an agent; nothing if it has none. */
export function LevelSelect({ agent, label, onChange }: LevelSelectProps) {
  const plain = plainAgent(agent);
  const levels = levelsOf(plain);
  if (levels.length === 0) return null;
  const levelName = (level: string) => text('agentNames.levelChoice', { level, highest: levels.length });
  return (
    <Select
      label={label}
      value={levelOf(agent)}
      choices={[
        ['', text('agentNames.noLevel')],
        ...levels.map((level) => [level, levelName(level)] as const),
      ]}
      onChoose={(level) => onChange(atLevel(plain, level))}
    />
  );
}
