import type { ScreenName } from '../../domain/paths';
import type { Section } from '../../domain/sections';
import type { Crumb, Seo } from '../../domain/seo';

/** Addresses of a drawing of `art/svg`: as it stands, and the file in which it performs once. */
type Drawing = { src: string; plays: string };

/** The top of a landing page: words on the left, a drawing of `art/svg` bleeding to the right. */
export type Hero = {
  title: string;
  lead: string;
  /** Label of the button that opens the contact dialog. */
  action: string;
  /** How to read the drawing, where it needs a key. */
  note?: string;
  art: Drawing;
  /** Another drawing in its place above 767 px: the same middle, lines that run on above and below. */
  artTall?: Drawing;
  /** How the drawing is placed and how high the hero stands. */
  look: 'seats' | 'gauge' | 'core' | 'code' | 'lens' | 'gate' | 'rosette';
};

/** A landing page, whole: everything but the case studies, which come from the database. */
export type Landing = {
  screen: ScreenName;
  /** What a search calls it, and where the sitemap has it; a service unless it says otherwise. */
  found?: 'Industry' | 'Technology';
  crumbs: readonly Crumb[];
  seo: Seo;
  /** What is sold, for search engines. */
  service: { name: string; type: string };
  hero: Hero;
  sections: readonly Section[];
};
