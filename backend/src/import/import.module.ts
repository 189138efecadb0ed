import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.ts';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { ImportController } from './import.controller.ts';
import { ImportService } from './import.service.ts';
import { ImportedParents } from './imported-parents.ts';

@Module({
  imports: [GuardiansModule, ChildrenModule],
  controllers: [ImportController],
  providers: [ImportService, ImportedParents],
})
export class ImportModule {}
