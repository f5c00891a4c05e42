import { createPlaceholderCover } from '../../../art/placeholder-cover';
import { findSlug } from '../../../domain/slug';
import { Hint } from '../../fields/widgets/GroupField';
import * as css from '../form.css';
import { useDebouncedRead } from '../use-debounced-read';
import type { ArticleValues } from './article-values';

/** Previews the cover that is generated from the slug if the article has no image. */
export function DrawnCover() {
  const { slug } = useDebouncedRead(({ title, address, cover }: ArticleValues) => ({
    slug: cover?.src ? undefined : findSlug(address || title),
  }));
  if (!slug) return null;
  const { svg, alt } = createPlaceholderCover(slug);
  return (
    <figure>
      <img className={css.drawnCover} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />
      <figcaption>
        <Hint>Generated from the URL until you choose an image.</Hint>
      </figcaption>
    </figure>
  );
}
