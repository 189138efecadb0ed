import { Module } from '@nestjs/common';
import { ImportController } from './import.controller.ts';
import { ImportService } from './import.service.ts';

@Module({ controllers: [ImportController], providers: [ImportService] })
export class ImportModule {}
