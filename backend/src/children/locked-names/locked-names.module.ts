import { Module } from '@nestjs/common';
import { LockedNamesController } from './locked-names.controller.ts';
import { LockedNamesService } from './locked-names.service.ts';

@Module({ controllers: [LockedNamesController], providers: [LockedNamesService] })
export class LockedNamesModule {}
