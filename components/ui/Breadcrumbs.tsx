import type { Breadcrumb } from '../../domain/seo';
import * as css from './Breadcrumbs.css';

/** Renders breadcrumbs. The last item is the current page and may be truncated. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const lastIndex = items.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.list}>
        {items.map(({ title, href }, index) => (
          <li key={title} className={css.item} aria-current={index === lastIndex ? 'page' : undefined}>
            {href === undefined || index === lastIndex ? (
              title
            ) : (
              <a className={css.link} href={href}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
