import { flag, line, rows, titledText } from './fields';
import { type KindContent, section } from './kind';

const fields = {
  title: line('Title'),
  items: rows(
    'Models',
    {
      ...titledText,
      duration: line('Duration', { max: 80 }),
      involvement: line('Involvement', { max: 80 }),
      pricingModel: line('Pricing', { max: 80 }),
      clientsControl: line('Client’s control', { max: 80 }),
      productResponsibility: line('Product responsibility', { max: 80 }),
      teamSize: line('Team size', { max: 80 }),
      staffingTime: line('Staffing time', { max: 80 }),
      useCase: line('Suitable for', { max: 140 }),
      buttonText: line('Button label', { max: 40 }),
      hot: flag('Highlight on black'),
    },
    { max: 4, singular: 'Model' },
  ),
};

/** The public row labels are in the component (rule 22). */
export const models = section(
  'models',
  { label: 'Models side by side', help: 'Ways of working together, compared side by side.' },
  {},
  {
    cards: {
      label: 'Models as cards',
      help: 'Ways of working together, each on a card, compared side by side.',
      synonyms: 'pricing plans compare models',
      ground: 'grey',
      fields,
    },
    poster: {
      label: 'Models as a poster',
      help: 'Ways of working together side by side on the accent colour. Durations and team sizes that start with a figure are in tall digits.',
      synonyms: 'pricing plans compare models figures table',
      ground: 'red',
      fields,
    },
  },
);
export type ModelsSection = KindContent<typeof models>;
export type CooperationModel = ModelsSection['items'][number];
