import type { SectionByName } from '../../../domain/sections';
import { frame, section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CardLink } from '../../ui/CardLink';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Pictures.css';

type PicturesSection = SectionByName<
  'pictures rows' | 'pictures charts' | 'pictures pairs' | 'pictures touching'
>;

const SIZES = { rows: [240, 150], charts: [480, 240], pairs: [640, 400], touching: [640, 400] };

export function Pictures(props: PicturesSection) {
  const { variant, title, items } = props;
  if (items.length === 0 && variant === 'touching') return null;
  const list = <List {...props} />;
  const isWide = variant !== 'rows';
  return (
    <section className={classNames(isWide ? on.white : on.grey, isWide ? css.wideSection : section)}>
      <div className={wrap}>
        <SectionHead title={title} note={'note' in props ? props.note : undefined} />
        {!isWide && list}
      </div>
      {isWide && list}
    </section>
  );
}

function List({ variant, items }: PicturesSection) {
  const [width, height] = SIZES[variant];
  return (
    <ul className={classNames(variant !== 'rows' && frame, css.list[variant])}>
      {items.map((item, index) => {
        const copy = (
          <>
            <h3 className={variant === 'charts' ? text.h4 : text.h3}>
              <CardLink {...item} />
            </h3>
            <p className={css.text[variant]}>{item.text}</p>
          </>
        );
        return (
          <li key={item.title} className={css.row[variant]}>
            <img
              className={css.art[variant]}
              src={item.art}
              alt={'alt' in item ? item.alt : ''}
              width={width}
              height={height}
              loading="lazy"
            />
            {variant === 'rows' ? (
              copy
            ) : (
              <div
                className={classNames(
                  variant === 'touching' && on[index % 2 === 0 ? 'black' : 'grey2'],
                  css.copy[variant],
                )}
              >
                {copy}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
