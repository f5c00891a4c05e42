import type { Article } from '../../domain/kinds/article';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { ArrowLink } from '../ui/ArrowLink';
import { classNames } from '../ui/class-names';
import { getPhotoStyle } from '../ui/Portrait';
import * as css from './AuthorBlock.css';

export function AuthorBlock({ name, position, info, link, avatar }: Article['author']) {
  return (
    <aside className={css.block} aria-label="Author">
      <div className={classNames(on.black, css.portrait)}>
        <ResponsiveImage
          className={css.image}
          style={getPhotoStyle(avatar.src)}
          src={avatar.src}
          alt={avatar.alt || `Portrait of ${name}`}
          sizes="(min-width: 900px) 42vw, 100vw"
          width={400}
          height={500}
        />
      </div>
      <div className={classNames(on.white, css.plate)}>
        <p className={text.h4}>{name}</p>
        <p className={text.muted}>{position}</p>
        {info && <p className={css.info}>{info}</p>}
        {link && (
          <ArrowLink className={css.link} href={link} rel="noopener author">
            {getProfileLabel(link)}
          </ArrowLink>
        )}
      </div>
    </aside>
  );
}

function getProfileLabel(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return host === 'linkedin.com' ? 'LinkedIn profile' : host;
}
