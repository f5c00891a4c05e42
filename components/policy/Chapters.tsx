import type { ChaptersSection } from '../../domain/sections/chapters';
import { wrap } from '../../styles/layout.css';
import { classNames } from '../ui/class-names';
import * as css from './Chapters.css';
import { Contents } from './Contents';
import { PolicySection } from './PolicySection';

export const Chapters = ({ chapters }: Omit<ChaptersSection, 'kind'>) => (
  <div className={classNames(wrap, css.layout)}>
    <Contents chapters={chapters} />
    <div className={css.policy}>
      {chapters.map(chapter => (
        <PolicySection key={chapter.anchor} {...chapter} />
      ))}
    </div>
  </div>
);
