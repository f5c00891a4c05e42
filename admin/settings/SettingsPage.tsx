import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { SETTINGS, settingsPaths } from '../../domain/members/areas';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { useMay } from '../use-me';
import * as css from './SettingsPage.css';

type SettingsPageProps = {
  title: string;
  /** One line under the title. */
  line?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of a page of the settings: the way to the others, a title, and sheets. */
export function SettingsPage({ title, line, action, children }: SettingsPageProps) {
  return (
    <div className={css.page}>
      <SettingsNav />
      <div>
        <div className={css.head}>
          <div>
            <h1 className={text.h2}>{title}</h1>
            {line && <p className={css.line}>{line}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}

function SettingsNav() {
  const { urlPathname } = usePageContext();
  const may = useMay();
  const open = SETTINGS.filter(({ permission }) => may(permission));
  const { data: left } = trpc.welcome.left.useQuery(undefined, { enabled: may('site.setup') });
  const isLeft = left && !left.isEmpty;
  const groups = [
    { name: 'The site', pages: open.filter(({ ofSite }) => ofSite) },
    { name: 'The office', pages: open.filter(({ ofSite }) => !ofSite) },
  ].filter(({ pages }) => pages.length > 0);
  const nav = useRef<HTMLElement>(null);
  // Where it is a strip that scrolls, the current page is in sight.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={nav} className={css.nav} aria-label="Settings">
      {(isLeft || urlPathname === settingsPaths.left) && (
        <a
          className={css.link}
          href={settingsPaths.left}
          aria-current={urlPathname === settingsPaths.left ? 'page' : undefined}
        >
          What is left
        </a>
      )}
      {groups.map(({ name, pages }) => (
        <Fragment key={name}>
          <p className={css.group}>{name}</p>
          {pages.map(({ path, title }) => (
            <a
              key={path}
              className={css.link}
              href={path}
              aria-current={urlPathname === path ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

type BlockProps = {
  title: string;
  note?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A sheet with one matter on it. */
export const SettingsBlock = ({ title, note, action, className, children }: BlockProps) => (
  <section className={className ? `${css.block} ${className}` : css.block} aria-label={title}>
    <div className={css.blockHead}>
      <div>
        <h2 className={css.title}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {action}
    </div>
    {children && <div className={css.body}>{children}</div>}
  </section>
);
