import { getSite } from '../../domain/current-site';
import { FOOTERLESS_PATHS } from '../../domain/paths';
import { visuallyHidden, wrap } from '../../styles/layout.css';
import { Icon } from '../ui/Icon';
import { instagram, linkedin, star } from '../ui/icons';
import { toAriaCurrent } from './current';
import * as css from './Footer.css';
import { Logo } from './Logo';
import { beam } from './Logo.css';

const socialIcons = { reviews: star, linkedin, instagram };

/** Writes the current year, because the page may have been built last year. */
const writeYear = (element: HTMLElement | null) => {
  if (element) element.textContent = String(new Date().getFullYear());
};

export function Footer({ path }: { path: string }) {
  const site = getSite();
  if (FOOTERLESS_PATHS.includes(path)) return null;
  return (
    <footer className={css.footer}>
      <div className={wrap}>
        <div className={css.footerTop}>
          <div className={css.brand}>
            <Logo />
            <p className={css.tagline}>{site.line}</p>
            <ul className={css.socialLinks} data-screen-only="">
              {site.social.map(({ kind, label, href }) => (
                <li key={kind}>
                  <a className={css.socialLink} href={href} rel="noopener me">
                    <span className={visuallyHidden}>{label}</span>
                    <Icon path={socialIcons[kind]} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className={css.columns} aria-label="Footer" data-screen-only="">
            {getSite().menus.footer.map(({ title, links }) => (
              <div key={title}>
                <h2 className={css.columnTitle}>{title}</h2>
                <ul>
                  {links.map(link => (
                    <li key={link.href}>
                      <a className={css.link} href={link.href} aria-current={toAriaCurrent(link, path)}>
                        {link.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <p className={css.emailLink}>
          <a className={css.address} href={`mailto:${site.email}`}>
            {site.email}
          </a>
          <svg
            className={css.dial}
            viewBox="-100 -100 200 100"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            focusable="false"
          >
            <circle r="94" pathLength="360" strokeWidth="9" strokeDasharray=".7 5.3" opacity=".6" />
            <circle r="62" opacity=".6" />
            <path className={beam} d="M-25-8-88-28A92 92 0 0 1-71-58L-20-16Z" stroke="none" />
            <circle r="26" fill="currentColor" />
          </svg>
        </p>
        <div className={css.legalBar}>
          <p>
            {'© '}
            <span ref={writeYear} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>
            {` ${site.name}. ${site.office.title}.`}
          </p>
          <ul className={css.legalLinks} data-screen-only="">
            {getSite().menus.legal.map(({ title, href, preferences }) => (
              <li key={title}>
                <a className={css.link} href={href} data-cookie-preferences={preferences ? '' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
