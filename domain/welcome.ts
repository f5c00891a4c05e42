/** The steps that a fresh site asks its owner, in their order. */
export const WELCOME_STEPS = ['name', 'colour', 'contact', 'people', 'offer', 'start'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** How each step stands; one that nobody came to is not in it. */
export type StepStates = Partial<Record<WelcomeStep, 'done' | 'later'>>;

export const isWelcomeStep = (name: string | null): name is WelcomeStep =>
  WELCOME_STEPS.includes(name as WelcomeStep);

/** The first step that nobody has come to; the first of those left for later once all were seen; else the last. */
export const getNextStep = (steps: StepStates): WelcomeStep =>
  WELCOME_STEPS.find(step => !steps[step]) ?? WELCOME_STEPS.find(step => steps[step] === 'later') ?? 'start';
