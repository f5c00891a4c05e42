import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import * as css from './Skeleton.css';

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'marginTop'> & {
  className?: string;
};

/** A grey block with the final geometry of what is still loading; say "Loading" once beside a group of them. */
export const Skeleton = ({ className, ...box }: SkeletonProps) => (
  <span className={classNames(css.block, className)} style={box} aria-hidden="true" />
);
