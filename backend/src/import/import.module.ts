import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.ts';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ImportController } from './import.controller.ts';
import { ImportService } from './import.service.ts';
import { ImportPlans } from './import-plans.ts';
import { ImportLedger } from './undo/import-ledger.ts';
import { ImportUndo } from './undo/import-undo.ts';
import { ImportsController } from './undo/imports.controller.ts';
import { ImportedParents } from './imported-parents.ts';

@Module({
  imports: [GuardiansModule, ChildrenModule, UsersModule],
  controllers: [ImportController, ImportsController],
  providers: [ImportService, ImportPlans, ImportedParents, ImportLedger, ImportUndo],
})
export class ImportModule {}
