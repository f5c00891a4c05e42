import { type ReactNode, useState } from 'react';
import { beamAngles, drawOrrery } from '../../../art/heroes/orrery';
import { typefaces } from '../../../art/typefaces';
import { classNames } from '../../../components/ui/class-names';
import { DEFAULT_ACCENT, getTextColour } from '../../../domain/brand';
import { getSite } from '../../../domain/current-site';
import type { Typeface } from '../../../domain/typefaces';
import { Choices } from '../../kit/Choices';
import { Inline, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { toAccentStyle } from './accents';
import * as css from './Brand.css';
import { type LogoPreview, Wordmark } from './LogoField';

type BrandPreviewProps = {
  name: string;
  referencePrefix: string;
  accent: string;
  /** Defaults to the site's typeface. */
  typeface?: Typeface;
  logo: LogoPreview | null;
  answerTime?: string;
  /** Explanation of when the changes go live. */
  note?: string;
  /** Content below the preview. */
  children?: ReactNode;
};

const DIAL = drawOrrery(beamAngles.home);
const WIDTHS = [
  { label: 'Desktop', value: 'Desktop', icon: '<path d="M3 4h18v12H3zM8 20.5h8M12 16v4.5"/>' },
  { label: 'Phone', value: 'Phone', icon: '<path d="M7 2.5h10v19H7zM11 18.5h2"/>' },
] as const;

export function BrandPreview(props: BrandPreviewProps) {
  const { name, referencePrefix, accent, typeface = getSite().typeface, logo } = props;
  const { answerTime = getSite().answerTime } = props;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('Desktop');
  // Set the text colour explicitly, because the site's accent surface on black has none.
  const accentStyle = { background: accent, color: getTextColour(accent) };
  const renderMark = (ground: 'white' | 'black') => (
    <Wordmark logo={logo} ground={ground} name={name} isSmall />
  );
  const renderSampleButton = (content: ReactNode, look?: string) => (
    <span className={classNames(css.sampleButton, look)} style={accentStyle}>
      {content}
    </span>
  );
  const renderDial = (className: string) => (
    <div
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: DIAL.replaceAll(DEFAULT_ACCENT, accent) }}
    />
  );
  return (
    <aside className={css.preview} aria-label="Preview">
      <Stack>
        <div className={css.previewHead}>
          <Inline justify="between">
            <Text as="h2" size="subtitle">
              Preview
            </Text>
            <Choices
              label="Width"
              isDense
              hidesLabels
              choices={WIDTHS}
              selected={width}
              onChoose={setWidth}
            />
          </Inline>
        </div>
        <div
          className={classNames(css.frame, width === 'Phone' && css.phone)}
          style={{ ...toAccentStyle(accent), fontFamily: typefaces[typeface].family }}
        >
          <div className={css.page}>
            <div className={css.bar}>
              {renderMark('black')}
              <span className={css.menu} aria-hidden="true">
                <i className={css.menuLine} />
                <i className={css.menuLine} />
                <i className={css.menuLine} />
              </span>
              {renderSampleButton('Let’s talk', classNames(css.smallSampleButton, css.endButton))}
            </div>
            <div className={css.hero}>
              <p className={css.heroTitle}>
                Steady work,
                <br />
                one clear beam
              </p>
              {renderDial(css.dial)}
            </div>
          </div>
          <div className={css.row}>
            {renderSampleButton('Send request')}
            <span className={css.link}>How we work</span>
            <span className={css.count}>
              {getSite().stats.projects}
              <sup className={css.plusSign}>+</sup>
            </span>
          </div>
          <div className={css.previewPair}>
            <div>
              <Text as="p" size="caption" tone="muted">
                Email
              </Text>
              <div className={css.mail}>
                <div className={css.mailHead}>{renderMark('black')}</div>
                <div className={css.mailBody}>
                  <p className={css.smallTitle}>We have it, Hannah</p>
                  <p>
                    Your reference is <b>{referencePrefix}-2611-4F7K</b>. A person answers within {answerTime}
                    .
                  </p>
                  {renderSampleButton('Add a file', css.smallSampleButton)}
                </div>
              </div>
            </div>
            <div>
              <Text as="p" size="caption" tone="muted">
                Share image
              </Text>
              <div className={css.shareImage}>
                <Wordmark logo={logo} ground="black" name="" isSmall />
                <p className={css.smallTitle}>
                  Thirty minutes,
                  <br />
                  no slides
                </p>
                {renderDial(css.shareImageDial)}
              </div>
            </div>
          </div>
        </div>
        {props.children}
        <div className={css.note}>
          <Text as="p" size="small" tone="muted">
            {props.note ?? 'Changes aren’t public until you publish.'}
          </Text>
        </div>
      </Stack>
    </aside>
  );
}
