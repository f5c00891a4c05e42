import type { TitledText } from './shared';

/** Ways to work together, side by side. The labels of the figures are the component's (rule 22). */
export type ModelsSection = {
  kind: 'models';
  title: string;
  items: readonly CooperationModel[];
};

/** What was called `price` is `useCase` here, which is what it holds. */
export type CooperationModel = TitledText & {
  duration: string;
  involvement: string;
  pricingModel: string;
  clientsControl: string;
  productResponsibility: string;
  teamSize: string;
  staffingTime: string;
  useCase: string;
  buttonText: string;
  /** Stands out on black. */
  hot?: boolean;
};
