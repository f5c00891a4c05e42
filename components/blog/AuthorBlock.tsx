import type { Article } from '../../domain/kinds/article';
import { isDrawing } from '../../domain/responsive';
import { text } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { classNames } from '../ui/class-names';
import { GoLink } from '../ui/GoLink';
import * as css from './AuthorBlock.css';

type AuthorBlockProps = Pick<
  Article,
  'authorName' | 'authorPosition' | 'authorInfo' | 'authorLink' | 'authorAvatar'
>;

/** Who wrote it, after the last line. */
export function AuthorBlock({ authorName, authorPosition, authorInfo, ...rest }: AuthorBlockProps) {
  const { authorLink, authorAvatar } = rest;
  const isPhoto = !isDrawing(authorAvatar.src);
  return (
    <aside className={css.block} aria-label="Author">
      <div className={classNames(css.portrait, isPhoto && css.photo)}>
        <ResponsiveImage
          className={classNames(css.picture, isPhoto && css.greyed)}
          src={authorAvatar.src}
          alt={authorAvatar.alt || `Portrait of ${authorName}`}
          sizes="200px"
          width={200}
          height={250}
        />
      </div>
      <div className={css.words}>
        <p className={text.h3}>{authorName}</p>
        <p className={css.line}>{authorPosition}</p>
        {authorInfo && <p className={css.info}>{authorInfo}</p>}
        {authorLink && (
          <GoLink className={css.link} href={authorLink} rel="noopener author">
            {profileLabel(authorLink)}
          </GoLink>
        )}
      </div>
    </aside>
  );
}

/** `LinkedIn profile`, or whose site it is. */
function profileLabel(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return host === 'linkedin.com' ? 'LinkedIn profile' : host;
}
