import { writeFileSync } from 'node:fs';
import { asvsTable, tableFile } from './table.ts';
import { findTaggedTests } from '../tags/tagged-tests.ts';

writeFileSync(tableFile, await asvsTable(findTaggedTests()));
console.log(`Written: ${tableFile.pathname}`);
