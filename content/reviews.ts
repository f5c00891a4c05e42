import type { Review, ReviewsPage } from '../domain/colleague';
import { getSite } from './site';

/**
 * Three different testimonials for each page, shown if no reviews widget is configured (rule 27). Names and roles match
 * the case studies.
 */
export const builtInReviews: Record<ReviewsPage, readonly [Review, Review, Review]> = {
  home: [
    {
      quote:
        'They told us in week one which half of our roadmap we did not need. That saved more than the build cost.',
      person: { name: 'Hannah Whitlock', role: 'COO, Deltaquay', rim: -30 },
    },
    {
      quote:
        'Two years, forty-\u2060one releases, and not one Saturday deployment. I had stopped believing that was possible.',
      person: { name: 'Marcus Adeyemi', role: 'VP Engineering, Meridian Care', rim: 70 },
    },
    {
      quote:
        'The developers joined our stand-\u2060up on a Monday. By Thursday nobody could tell who was on whose payroll.',
      person: { name: 'Ingrid Solheim', role: 'CTO, Fjordmark', rim: 190 },
    },
  ],
  services: [
    {
      quote:
        'The estimate had a line called “we do not know”, with a price. It was the only honest line in five offers.',
      person: { name: 'David Rosenthal', role: 'CFO, Ledgerline', rim: 130 },
    },
    {
      quote:
        'I asked for a search box. They asked what people did after they had searched, and built that instead.',
      person: {
        name: 'Matthias Keller',

        role: 'Head of Aftermarket, Kessel & Braun',
        rim: 10,
      },
    },
    {
      quote:
        'The tester found a clause in our contract that the software obeyed and we did not. We changed the contract.',
      person: { name: 'Fiona Drummond', role: 'General Counsel, Clauseworks', rim: 250 },
    },
  ],
  about: [
    {
      quote:
        'They came to the ward at night, in borrowed scrubs, and asked before they touched anything. We hire nurses by that test.',
      person: {
        name: 'Joanne Pritchard',

        role: 'Chief Nurse, Severnside Hospitals',
        rim: 40,
      },
    },
    {
      quote:
        'On the second day they told me the deadline was wrong. On the last day they were standing on it, with the lights on.',
      person: {
        name: 'Karin Hofreiter',

        role: 'Head of Depot Operations, Donaubahn',
        rim: 160,
      },
    },
    {
      quote:
        'Years later I still ring the person who wrote it, and that person still picks up. I have given up explaining how rare this is.',
      person: { name: 'Piotr Wolski', role: 'Operations Director, Baltvia', rim: -70 },
    },
  ],
  paymentGateway: [
    {
      quote:
        'One of our banks went silent on a rainy Friday. Nobody in the company noticed, which is what I had paid for.',
      person: { name: 'Lina Matulis', role: 'Head of Payments, Kurierly', rim: 100 },
    },
    {
      quote:
        'They had read both rulebooks before the first workshop, and corrected me politely. I have kept the page.',
      person: { name: 'Priya Nair', role: 'Head of Disputes, Halden Pay', rim: -20 },
    },
    {
      quote:
        'The first demo showed a payment failing, four ways. After that I slept, because the fifth had been found as well.',
      person: { name: 'Camille Roussel', role: 'CPO, Plinthe', rim: 220 },
    },
  ],
};

/** Returns the testimonials of a page: those set by staff, or the built-in ones. */
export const listReviews = (page: ReviewsPage): readonly Review[] =>
  getSite().reviews?.filter(({ on }) => on.includes(page)) ?? builtInReviews[page];

/**
 * Names the source of the rating. It doesn't vouch for the testimonials below it, which we chose ourselves.
 */
export const formatRatingSource = ({ of, by }: { of: number; by: string }): string =>
  by ? `of ${of}, our rating on ${by}` : `of ${of}`;
