/** Setup steps in order. */
export const WELCOME_STEPS = ['name', 'colour', 'contact', 'people', 'offer', 'start'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** State of each setup step; unvisited ones are missing. */
export type StepStates = Partial<Record<WelcomeStep, 'done' | 'later'>>;

export const isWelcomeStep = (name: string | null): name is WelcomeStep =>
  WELCOME_STEPS.includes(name as WelcomeStep);

/** Returns the first unvisited step, else the first postponed one, else the last. */
export const getNextStep = (steps: StepStates): WelcomeStep =>
  WELCOME_STEPS.find(step => !steps[step]) ?? WELCOME_STEPS.find(step => steps[step] === 'later') ?? 'start';
