import { engines, version as ofPackage } from '../package.json';

/** The version in package.json. */
export const version: string = ofPackage;

/** The minimum Node version: `22.14`. */
export const minNodeVersion: string = engines.node.replace('>=', '');
