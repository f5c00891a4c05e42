import { classNames } from '../../../components/ui/class-names';
import { cookieSectionPath } from '../../../domain/paths';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { listSiteColumns } from './columns';
import { link } from './link.css';
import * as css from './Screens.css';

export const Screens = () => (
  <section className={classNames(on.white, sectionTight)}>
    <div className={classNames(wrap, css.columns)}>
      {listSiteColumns().map(({ title, links }, index, columns) => (
        <div key={title}>
          <h2 className={classNames(text.h4, css.title)}>{title}</h2>
          <ul>
            {links.map(({ title: name, href }) => (
              <li key={href} className={css.item}>
                <a className={link} href={href}>
                  {name}
                </a>
              </li>
            ))}
            {index === columns.length - 1 && (
              <li className={css.item}>
                <a className={link} href={cookieSectionPath} data-cookie-preferences="">
                  Cookie preferences
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  </section>
);
