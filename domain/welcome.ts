export const WELCOME_STEPS = ['name', 'colour', 'contact', 'people', 'offer', 'start'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** Unvisited steps are missing. */
export type StepStates = Partial<Record<WelcomeStep, 'done' | 'later'>>;

export const isWelcomeStep = (name: string | null): name is WelcomeStep =>
  WELCOME_STEPS.includes(name as WelcomeStep);

/** Unvisited steps come before postponed ones. */
export const getNextStep = (steps: StepStates): WelcomeStep =>
  WELCOME_STEPS.find(step => !steps[step]) ?? WELCOME_STEPS.find(step => steps[step] === 'later') ?? 'start';
