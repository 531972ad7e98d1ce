/** The phase of a long job. A stopped one has not done all of its work. */
export type JobPhase = 'running' | 'stopped' | 'finished';
