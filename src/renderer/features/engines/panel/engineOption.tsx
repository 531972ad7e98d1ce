import type { SiuOption } from '../../../../core/notation/siu/siuAnswer';
import { Check, NumberField, SelectField, TextField } from '../../../panel/window/form';

interface EngineOptionProps {
  readonly option: SiuOption;
  /** Undefined for the engine's own value. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onPress: () => void;
}

/** An option as the engine declares it. */
export function EngineOption({ onChange, onPress, option, value }: EngineOptionProps) {
  const { max, min, name, type, usual, values } = option;
  const now = value ?? usual;
  switch (type) {
    case 'check':
      return <Check label={name} isChecked={now === 'true'} onChange={(isOn) => onChange(String(isOn))} />;
    case 'spin':
      return (
        <NumberField
          label={name}
          isWhole
          value={Number(now) || 0}
          limits={{ min: min ?? Number.MIN_SAFE_INTEGER, max: max ?? Number.MAX_SAFE_INTEGER }}
          onChange={(number) => onChange(String(number))}
        />
      );
    case 'combo':
      return (
        <SelectField
          label={name}
          value={now}
          choices={values.map((each) => [each, each] as const)}
          onChoose={onChange}
        />
      );
    case 'button':
      return (
        <button type="button" onClick={onPress}>
          {name}
        </button>
      );
    case 'string':
      return <TextField label={name} value={now} onInput={onChange} />;
  }
}
