import { Color, SphericalHarmonics3, Vector3 } from 'three';
import { entryAt } from '../../../core/certain';
import { ENVIRONMENT_INTENSITY, evenDirections, type StudioLamp, studioLightFrom } from './studio';

const SAMPLES = 4096;

/**
 * The light of the studio and of `lamps` as nine colours, so that irradiance is a polynomial of the normal.
 * It replaces lamps and environment map if these are too expensive.
 */
export function gatherStudioLight(lamps: readonly StudioLamp[]): SphericalHarmonics3 {
  const gathered = new SphericalHarmonics3();
  const perSample = (4 * Math.PI * ENVIRONMENT_INTENSITY) / SAMPLES;
  for (const direction of evenDirections(SAMPLES)) {
    const light = studioLightFrom(direction.x, direction.y, direction.z);
    add(gathered, direction, light, perSample);
  }
  for (const { color, intensity, position } of lamps)
    add(gathered, new Vector3(...position).normalize(), new Color(color), intensity);
  return gathered;
}

const BASIS = new Array<number>(9).fill(0);

function add(
  { coefficients }: SphericalHarmonics3,
  direction: Vector3,
  { b, g, r }: Color,
  factor: number,
): void {
  SphericalHarmonics3.getBasisAt(direction, BASIS);
  const light = new Vector3(r, g, b);
  coefficients.forEach((coefficient, at) => {
    coefficient.addScaledVector(light, entryAt(BASIS, at) * factor);
  });
}
