import { Module } from '@nestjs/common';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { ImportController } from './import.controller.ts';
import { ImportService } from './import.service.ts';
import { ImportedParents } from './imported-parents.ts';

@Module({ imports: [GuardiansModule], controllers: [ImportController], providers: [ImportService, ImportedParents] })
export class ImportModule {}
