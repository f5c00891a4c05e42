import { play } from '../components/cases/FilmFrame.css';
import { back, card } from '../components/sections/cells/Flip.css';
import { stopOf } from '../components/sections/schedule/Sprint.css';
import { beam as approachBeam } from '../components/sections/steps/Dial.css';
import * as steps from '../components/sections/steps/Open.css';
import { socialLink } from '../components/site/Footer.css';
import { logo, word } from '../components/site/Logo.css';
import { variant } from '../components/ui/Button.css';
import { alert } from '../components/ui/Chip.css';
import { danger } from '../components/ui/IconButton.css';
import { box } from '../components/ui/Pick.css';
import { site } from '../content/site';
import { typefaces } from '../content/typefaces';
import { DRAWN_ACCENT, onGrounds, pointsOnBlack, READ_FROM, tonesOf, wantsBlack } from '../domain/brand';
import { LOGO_HEIGHT, logoPath, type ShownLogo } from '../domain/logo';
import { isDrawnPortrait } from '../domain/person';
import { photoFilter } from '../domain/portraits';
import { DRAWN_TYPEFACE } from '../domain/typefaces';
import { on, roles } from '../styles/surfaces.css';
import { palette, vars } from '../styles/tokens.css';

/** What has words of its own on the accent, wherever it stands. */
const plates = [...Object.values(variant), alert, stopOf.demo, play, socialLink, danger, back];

const nameOf = (reference: string) => /var\((--[\w-]+)/.exec(reference)?.[1] ?? '';
/** Above what the stylesheet says, wherever that stands. @param classes as the style gives them, several with spaces. */
const chosen = (classes: string) => {
  // The first is the style's own, the others those that it is composed of.
  const [own] = classes.trim().split(' ');
  return `.${own}.${own}`;
};
const rule = (selectors: readonly string[], values: readonly (readonly [string, string])[]) =>
  `${selectors.join()}{${values.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** The logo in the place of the mark: on black, and for paper on white. */
function logoStyle(own: ShownLogo): string {
  const mark = `${chosen(logo)}>svg`;
  const picture = (ground: 'white' | 'black') => `url(${logoPath(ground, own)}) 50%/contain no-repeat`;
  const rules = [
    rule(
      [mark],
      [
        ['width', `${Math.round(LOGO_HEIGHT * own.ratio)}px`],
        ['flex', 'none'],
        ['background', picture('black')],
        // What is drawn for black stays on black where somebody has colours of their own.
        ['forced-color-adjust', 'none'],
      ],
    ),
    rule([`${mark}>*`], [['display', 'none']]),
    `@media(forced-colors:active){${rule([mark], [['background-color', palette.black]])}}`,
    `@media print{${rule(
      [mark],
      [
        ['background', `${picture('white')}!important`],
        ['print-color-adjust', 'exact'],
      ],
    )}}`,
  ];
  if (own.alone) rules.push(rule([`${chosen(logo)}>${chosen(word)}`], [['display', 'none']]));
  return rules.join('');
}

/** Photographs of the people in two tones, wherever one of them is shown; grey ones need no words. */
function portraitStyle(): string | undefined {
  if (site.treatment !== 'twoTone') return undefined;
  const photos = (site.people ?? []).flatMap(({ portrait }) =>
    portrait.startsWith('/uploads')
      ? [`img[src^="${portrait.replace(/-\d+x\d+\.\w+$/, '')}-"]`]
      : portrait && !isDrawnPortrait(portrait)
        ? [`img[src="${portrait}"]`]
        : [],
  );
  const filter = [['filter', `${photoFilter('twoTone', site.accent)}!important`]] as const;
  return rule(photos, filter);
}

/** Another typeface than the stylesheet's. */
function typefaceStyle(): string | undefined {
  if (site.typeface === DRAWN_TYPEFACE) return undefined;
  const { faces, family } = typefaces[site.typeface];
  return faces + rule([':root:root'], [[nameOf(vars.font), family]]);
}

/** What a page says of its own brand, over the stylesheet that all sites share; undefined for the built-in one. */
export const brandStyle = (): string | undefined =>
  [accentStyle(), typefaceStyle(), site.logo && logoStyle(site.logo), portraitStyle()]
    .filter(Boolean)
    .join('') || undefined;

/**
 * What a page says of its own accent, over the stylesheet that all sites share; undefined while the accent is the one
 * that the stylesheet has. Errors and successes keep their own colours.
 */
function accentStyle(): string | undefined {
  if (site.accent === DRAWN_ACCENT) return undefined;
  const { accent, deep, deepest, light } = tonesOf(site.accent);
  const lightGrounds = [':root:root', chosen(on.white), chosen(on.grey), chosen(on.grey2)];
  const rules = [
    rule(
      [':root:root'],
      [
        [nameOf(palette.red), accent],
        [nameOf(palette.red300), light],
        [nameOf(palette.red700), deepest],
        ['--pic-red', accent],
      ],
    ),
  ];
  // Drawn by the browser, too, which knows the colour of the build alone.
  rules.push(rule([`${chosen(approachBeam)} path`], [['fill', palette.red]]));
  if (onGrounds(accent).white < READ_FROM) rules.push(rule(lightGrounds, [[nameOf(roles.accent), deep]]));
  // Too dark to be seen on black: what points there points in the lighter tone, and only what has words on it does not.
  if (pointsOnBlack(accent) !== accent)
    rules.push(
      rule(
        [chosen(on.black), `${chosen(box)}:checked+*`],
        [
          [nameOf(palette.red), light],
          [nameOf(roles.mark), light],
          ['--pic-red', light],
        ],
      ),
      rule(
        [...[on.white, on.grey, on.grey2, on.red].map(chosen), ...plates.map(chosen)],
        [
          [nameOf(palette.red), accent],
          ['--pic-red', accent],
        ],
      ),
      rule([...[on.white, on.grey, on.grey2].map(chosen)], [[nameOf(roles.mark), accent]]),
    );
  if (wantsBlack(accent)) {
    const { black } = palette;
    const words = [roles.fg, roles.muted, roles.edge, roles.accent, roles.focus, roles.err, roles.ok];
    const chosenStep = `${chosen(steps.step)}:hover ${chosen(steps.disc)}`;
    const firstStep = `${chosen(steps.step)}:first-child ${chosen(steps.disc)}`;
    rules.push(
      rule([chosen(on.red)], [...words.map(role => [nameOf(role), black] as const), ['color', black]]),
      rule(
        [
          ...[variant.red_white, variant.red_black].map(each => `${chosen(each)}:not(:hover,:focus-visible)`),
          ...[variant.black_red, variant.white_red].map(each => `${chosen(each)}:is(:hover,:focus-visible)`),
          ...[play, socialLink, danger].map(each => `${chosen(each)}:hover`),
          ...[alert, stopOf.demo].map(chosen),
          `${chosen(card)}:nth-child(3) ${chosen(back)}`,
          `${chosen(steps.list)}:not(:hover) ${firstStep}`,
          chosenStep,
        ],
        [['color', black]],
      ),
    );
  }
  return rules.join('');
}
