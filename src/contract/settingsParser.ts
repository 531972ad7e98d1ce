import { z } from 'zod';
import type { Settings } from './engineApi';
import { DEFAULT_SETTINGS, SETTINGS_LIMITS, SIDE_PANEL_WIDTH_LIMITS } from './settings';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);

export const settingsParser: z.ZodType<Settings> = z.object({
  lightIntensity: within(SETTINGS_LIMITS.lightIntensity),
  bumpStrength: within(SETTINGS_LIMITS.bumpStrength),
  fieldOfViewDeg: within(SETTINGS_LIMITS.fieldOfViewDeg),
  font: z.string().min(1).max(100),
  animationSpeed: within(SETTINGS_LIMITS.animationSpeed),
  quality: z.enum(['low', 'medium', 'high']),
  // Files of earlier versions lack these.
  isSidePanelOpen: z.boolean().default(DEFAULT_SETTINGS.isSidePanelOpen),
  sidePanelWidth: within(SIDE_PANEL_WIDTH_LIMITS).nullable().default(DEFAULT_SETTINGS.sidePanelWidth),
});
