import type { Article } from '../../domain/article';
import { initialsOf, rimOf } from '../../domain/person';
import { smallestSource } from '../../domain/responsive';
import { Avatar } from '../ui/Avatar';
import { GoLink } from '../ui/GoLink';
import * as css from './AuthorBlock.css';

type AuthorBlockProps = Pick<
  Article,
  'authorName' | 'authorPosition' | 'authorInfo' | 'authorLink' | 'authorAvatar'
>;

/** Who wrote it. */
export function AuthorBlock({ authorName, authorPosition, authorInfo, ...rest }: AuthorBlockProps) {
  const { authorLink, authorAvatar } = rest;
  return (
    <aside className={css.block} aria-label="Author">
      <Avatar
        initials={initialsOf(authorName)}
        rim={rimOf(authorName)}
        size={72}
        photo={smallestSource(authorAvatar.src)}
      />
      <div>
        <p className={css.name}>{authorName}</p>
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
