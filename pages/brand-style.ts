import { typefaces } from '../art/typefaces';
import { playButton } from '../components/cases/VideoFrame.css';
import { card, cardBack } from '../components/sections/cells/Flip.css';
import { stopVariants } from '../components/sections/schedule/Sprint.css';
import { beam as approachBeam } from '../components/sections/steps/Dial.css';
import { socialLink } from '../components/site/Footer.css';
import { logo, wordmark } from '../components/site/Logo.css';
import { variant } from '../components/ui/Button.css';
import { choiceInput } from '../components/ui/ChoiceChip.css';
import { danger } from '../components/ui/IconButton.css';
import {
  DEFAULT_ACCENT,
  getAccentTones,
  getGroundContrasts,
  getMarkerColourOnBlack,
  MIN_TEXT_CONTRAST,
  needsBlackText,
} from '../domain/brand';
import { getSite } from '../domain/current-site';
import { getLogoPath, LOGO_HEIGHT_PX, type ShownLogo } from '../domain/logo';
import { isDrawnPortrait } from '../domain/person';
import { getPhotoFilter } from '../domain/portraits';
import { DEFAULT_TYPEFACE } from '../domain/typefaces';
import { on, roles } from '../styles/surfaces.css';
import { palette, vars } from '../styles/tokens.css';

/** Elements with text on the accent colour, on any surface. */
const logoPlates = [...Object.values(variant), stopVariants.demo, playButton, socialLink, danger, cardBack];

const getClassName = (reference: string) => /var\((--[\w-]+)/.exec(reference)?.[1] ?? '';
/**
 * Returns a selector specific enough to override the stylesheet in any order.
 * @param classes class names of a style, separated by spaces.
 */
const toSelector = (classes: string) => {
  // The first class is the style's own. The others are composed.
  const [ownClass] = classes.trim().split(' ');
  return `.${ownClass}.${ownClass}`;
};
const formatRule = (selectors: readonly string[], values: readonly (readonly [string, string])[]) =>
  `${selectors.join()}{${values.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** Replaces the built-in mark with the logo, on black and, in print, on white. */
function formatLogoStyle(shownLogo: ShownLogo): string {
  const mark = `${toSelector(logo)}>svg`;
  const toLogoImage = (ground: 'white' | 'black') =>
    `url(${getLogoPath(ground, shownLogo)}) 50%/contain no-repeat`;
  const rules = [
    formatRule(
      [mark],
      [
        ['width', `${Math.round(LOGO_HEIGHT_PX * shownLogo.ratio)}px`],
        ['flex', 'none'],
        ['background', toLogoImage('black')],
        // Keep the black background in forced colours mode.
        ['forced-color-adjust', 'none'],
      ],
    ),
    formatRule([`${mark}>*`], [['display', 'none']]),
    `@media(forced-colors:active){${formatRule([mark], [['background-color', palette.black]])}}`,
    `@media print{${formatRule(
      [mark],
      [
        ['background', `${toLogoImage('white')}!important`],
        ['print-color-adjust', 'exact'],
      ],
    )}}`,
  ];
  if (shownLogo.alone)
    rules.push(formatRule([`${toSelector(logo)}>${toSelector(wordmark)}`], [['display', 'none']]));
  return rules.join('');
}

/** Shows portrait photos in two tones. Greyscale needs no rules. */
function formatPortraitStyle(): string | undefined {
  const site = getSite();
  if (site.treatment !== 'twoTone') return undefined;
  const photos = site.people.flatMap(({ portrait }) =>
    portrait.startsWith('/uploads')
      ? [`img[src^="${portrait.replace(/-\d+x\d+\.\w+$/, '')}-"]`]
      : portrait && !isDrawnPortrait(portrait)
        ? [`img[src="${portrait}"]`]
        : [],
  );
  const filter = [['filter', `${getPhotoFilter('twoTone', site.accent)}!important`]] as const;
  return formatRule(photos, filter);
}

function formatTypefaceStyle(): string | undefined {
  const site = getSite();
  if (site.typeface === DEFAULT_TYPEFACE) return undefined;
  const { faces, family } = typefaces[site.typeface];
  return faces + formatRule([':root:root'], [[getClassName(vars.font), family]]);
}

/** Returns CSS in addition to the shared stylesheet. Undefined for the built-in brand. */
export function formatBrandStyle(): string | undefined {
  const { logo } = getSite();
  const styles = [
    formatAccentStyle(),
    formatTypefaceStyle(),
    logo && formatLogoStyle(logo),
    formatPortraitStyle(),
  ];
  return styles.filter(Boolean).join('') || undefined;
}

/** Returns undefined for the built-in accent. Error and success colours don't change. */
function formatAccentStyle(): string | undefined {
  const site = getSite();
  if (site.accent === DEFAULT_ACCENT) return undefined;
  const { accent, deep, deepest, light } = getAccentTones(site.accent);
  const lightGrounds = [':root:root', toSelector(on.white), toSelector(on.grey), toSelector(on.grey2)];
  const rules = [
    formatRule(
      [':root:root'],
      [
        [getClassName(palette.red), accent],
        [getClassName(palette.red300), light],
        [getClassName(palette.red700), deepest],
        ['--pic-red', accent],
      ],
    ),
  ];
  // The browser also draws the beam, but only with the build's colour.
  rules.push(formatRule([`${toSelector(approachBeam)} path`], [['fill', palette.red]]));
  if (getGroundContrasts(accent).white < MIN_TEXT_CONTRAST)
    rules.push(formatRule(lightGrounds, [[getClassName(roles.accent), deep]]));
  // If the accent is too dark on black, markers use the lighter tone, except below text.
  if (getMarkerColourOnBlack(accent) !== accent)
    rules.push(
      formatRule(
        [toSelector(on.black), `${toSelector(choiceInput)}:checked+*`],
        [
          [getClassName(palette.red), light],
          [getClassName(roles.mark), light],
          ['--pic-red', light],
        ],
      ),
      formatRule(
        [...[on.white, on.grey, on.grey2, on.red].map(toSelector), ...logoPlates.map(toSelector)],
        [
          [getClassName(palette.red), accent],
          ['--pic-red', accent],
        ],
      ),
      formatRule([...[on.white, on.grey, on.grey2].map(toSelector)], [[getClassName(roles.mark), accent]]),
    );
  if (needsBlackText(accent)) {
    const { black } = palette;
    const textRoles = [roles.fg, roles.muted, roles.edge, roles.accent, roles.focus, roles.err, roles.ok];
    rules.push(
      formatRule(
        [toSelector(on.red)],
        [...textRoles.map(role => [getClassName(role), black] as const), ['color', black]],
      ),
      formatRule(
        [
          ...[variant.red_white, variant.red_black].map(
            className => `${toSelector(className)}:not(:hover,:focus-visible)`,
          ),
          ...[variant.black_red, variant.white_red].map(
            className => `${toSelector(className)}:is(:hover,:focus-visible)`,
          ),
          ...[playButton, socialLink, danger].map(className => `${toSelector(className)}:hover`),
          toSelector(stopVariants.demo),
          `${toSelector(card)}:nth-child(3) ${toSelector(cardBack)}`,
        ],
        [['color', black]],
      ),
    );
  }
  return rules.join('');
}
