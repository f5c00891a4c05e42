/** A red call to the free consultation, or with `link` to a page that comes before it. */
export type BannerSection = {
  kind: 'banner';
  title: string;
  text: string;
  /** `about` completes the label for those who hear it out of its place. */
  link?: { label: string; about: string; href: string };
  /** A drawing of `art/banners.ts`, one a page; `keep` is the side that a narrow field does not cut, or all of it. */
  art: { src: string; keep?: 'left' | 'bottom' | 'whole' };
};
