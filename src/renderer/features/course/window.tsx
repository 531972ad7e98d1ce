import { presetCatalogue } from '../../session/document/presetCatalogue';
import type { FeatureWindow } from '../featureWindow';
import { CoursePage } from './panel/coursePage';
import { startCourseSession } from './session/courseSession';

export const courseWindow = {
  pages: {
    course: {
      icon: 'M2.5 4.5 8 2.5l5.5 2L8 6.5zM4.5 5.5v4C6 11 10 11 11.5 9.5v-4M13.5 4.5v5',
      Page: CoursePage,
    },
  },
  start: ({ scene, store }) => startCourseSession(store, presetCatalogue(), scene),
} satisfies FeatureWindow;
