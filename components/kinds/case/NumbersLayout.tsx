import type { Case } from '../../../domain/kinds/case';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ComparisonPart } from '../../cases/ComparisonPart';
import { findComparison, findLeadingFigures, listDetailImages } from '../../cases/layout';
import { classNames } from '../../ui/class-names';
import { About, Needs } from './About';
import { BlockFigure, Blocks } from './Blocks';
import { Content } from './Content';
import { DetailImages } from './DetailImages';
import { Facts, NumbersHero } from './Hero';
import * as css from './NumbersLayout.css';

export function NumbersLayout({ item }: { item: Case }) {
  const leadingFigures = findLeadingFigures(item.info);
  if (!leadingFigures) return null;
  const { block, figures } = leadingFigures;
  const { pair, otherImages } = findComparison(listDetailImages(item));
  return (
    <>
      <NumbersHero item={item} figure={figures[0]} />
      <Facts item={item} />
      {pair && (
        <section className={classNames(on.white, sectionTight)}>
          <div className={wrap}>
            <h2 className={classNames(text.h2, css.comparisonTitle)}>Before and after</h2>
            <ComparisonPart before={pair[0]} after={pair[1]} />
          </div>
        </section>
      )}
      <About item={item} />
      <Needs item={item} />
      <section className={classNames(on.white, sectionTight)}>
        <div className={wrap}>
          <h2 className={text.h2}>{block.title || 'In figures'}</h2>
          {block.subtitle && <p className={text.muted}>{block.subtitle}</p>}
          <ul className={css.row}>
            {figures.map((figure, index) => (
              <li key={index} className={css.result}>
                <BlockFigure {...figure} numberClass={css.figure} meaningClass={css.meaning} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <DetailImages images={otherImages} />
      <Blocks item={item} blocks={item.info.filter(candidate => candidate !== block)} />
      <Content item={item} />
    </>
  );
}
