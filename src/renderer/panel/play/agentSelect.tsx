import { text } from '../../../texts/text';
import { AGENT_CHOICES, atLevel, levelOf, levelsOf, plainAgent } from '../../state/play/agentChoices';
import { agentName } from '../../view/play/agentName';

/** The agents to choose from, as options of a list. */
export const AgentOptions = () => (
  <>
    {AGENT_CHOICES.map((choice) => (
      <option key={choice} value={choice}>
        {agentName(choice)}
      </option>
    ))}
  </>
);

interface LevelSelectProps {
  /** By its id. */
  readonly agent: string;
  readonly label: string;
  readonly onChange: (agent: string) => void;
}

/** How well an agent plays; nothing for one that has no levels. */
export function LevelSelect({ agent, label, onChange }: LevelSelectProps) {
  const plain = plainAgent(agent);
  const levels = levelsOf(plain);
  if (levels.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={levelOf(agent)}
      onChange={({ currentTarget }) => onChange(atLevel(plain, currentTarget.value))}
    >
      <option value="">{text('agentNames.noLevel')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {text('agentNames.levelChoice', { level, highest: levels.length })}
        </option>
      ))}
    </select>
  );
}
