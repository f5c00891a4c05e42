export const SETUP_STEPS = ['name', 'colour', 'contact', 'people', 'offer', 'start'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Unvisited steps are missing. */
export type SetupStepStates = Partial<Record<SetupStep, 'done' | 'later'>>;

export const isSetupStep = (name: string | null): name is SetupStep =>
  SETUP_STEPS.includes(name as SetupStep);

/** Returns the next step. Unvisited steps come before postponed ones. */
export const getNextStep = (steps: SetupStepStates): SetupStep =>
  SETUP_STEPS.find(step => !steps[step]) ?? SETUP_STEPS.find(step => steps[step] === 'later') ?? 'start';
