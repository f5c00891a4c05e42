/** What a client said; `rim` is where the red sector of the avatar starts, in degrees. */
type Review = {
  quote: string;
  person: { name: string; initials: string; role: string; rim: number };
};

/** The fixed set of testimonials that stands where no reviews widget is configured (DECISIONS 7). */
export const reviews: readonly Review[] = [
  {
    quote:
      'They told us in week one which half of our roadmap we did not need. That saved more than the build cost.',
    person: { name: 'Hannah Whitlock', initials: 'HW', role: 'COO, Deltaquay', rim: -30 },
  },
  {
    quote:
      'Two years, forty-one releases, and not one Saturday deployment. I had stopped believing that was possible.',
    person: { name: 'Marcus Adeyemi', initials: 'MA', role: 'VP Engineering, Meridian Care', rim: 70 },
  },
  {
    quote:
      'The developers joined our stand-up on a Monday. By Thursday nobody could tell who was on whose payroll.',
    person: { name: 'Ingrid Solheim', initials: 'IS', role: 'CTO, Fjordmark', rim: 190 },
  },
];
