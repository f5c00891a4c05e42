import { site } from '../../../content/site';
import { tonesOf, wantsBlack } from '../../../domain/brand';
import { setVars } from '../../../styles/set-vars';
import { palette } from '../../../styles/tokens.css';
import { Mark } from '../../site/Logo';
import * as css from './Brand.css';

type Chosen = { name: string; referencePrefix: string; accent: string };

/** A page and a mail in small, as they would be; nothing of it is public. */
export function BrandPreview({ name, referencePrefix, accent }: Chosen) {
  const { light, deepest } = tonesOf(accent);
  const look = setVars({ [palette.red]: accent, [palette.red300]: light, [palette.red700]: deepest });
  const words = { color: wantsBlack(accent) ? '#161616' : '#FFFFFF' };
  const wordmark = (
    <span className={css.wordmark}>
      <Mark />
      {name}
    </span>
  );
  return (
    <aside className={css.preview} aria-label="Preview">
      <h2 className={css.previewTitle}>Preview</h2>
      <div className={css.frame} style={look}>
        <div className={css.page}>
          <div className={css.bar}>
            {wordmark}
            <span className={css.plate} style={{ ...words, marginLeft: 'auto' }}>
              Let’s talk
            </span>
          </div>
          <p className={css.hero}>Steady work, one clear beam</p>
          <svg className={css.dial} viewBox="0 0 120 120" fill="none" aria-hidden="true" focusable="false">
            <circle cx="60" cy="60" r="58" stroke="#fff" strokeWidth=".6" />
            <circle cx="60" cy="60" r="38" stroke="#5C5C5C" strokeWidth=".6" />
            <path d="M60 60 20 18A58 58 0 0 1 44 4Z" fill={accent} />
            <circle cx="60" cy="60" r="15" fill="#fff" />
          </svg>
        </div>
        <div className={css.row}>
          <span className={css.plate} style={words}>
            Send request
          </span>
          <span className={css.link}>How we work</span>
          <span className={css.count}>
            {site.stats.projects}
            <sup className={css.plus}>+</sup>
          </span>
        </div>
        <div className={css.mail}>
          Mail
          <div className={css.letter}>
            {wordmark}
            <p className={css.letterTitle}>We have your request</p>
            <p>
              Your reference is <b>{referencePrefix}-2611-4F7K</b>. A person answers within {site.answerTime}.
            </p>
          </div>
        </div>
      </div>
      <p className={css.note}>Nothing here is public until you publish.</p>
    </aside>
  );
}
