import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError } from './inputError';

/** A whole number after an option; throws an `InputError`. */
export function countOf(
  option: string,
  given: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const count = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new InputError(
    text('simulateCommand.wrongCount', {
      option,
      given: quoted(given),
      least: String(least),
      most: String(most),
    }),
  );
}
